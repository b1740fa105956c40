;;; emacs.el --- Tests of traxfig.el  -*- lexical-binding: t; -*-

;; emacs -Q --batch -l examples/traxfig.el -l tests/cli/emacs.el; the program is $TRAXFIG_PROGRAM.

(require 'ert)
(require 'checkdoc)

(setq traxfig-program (getenv "TRAXFIG_PROGRAM"))

(defun at-error ()
  "The word that `next-error' goes to."
  (save-window-excursion
    (next-error)
    (with-current-buffer (window-buffer)
      (buffer-substring (point) (save-excursion (skip-chars-forward "^ \n") (point))))))

(ert-deftest traxfig-draws ()
  (with-temp-buffer
    (insert "Hello,\n1 A1S 2 A1U\n")
    (traxfig-buffer)
    (should-not (get-buffer "*traxfig errors*"))
    (with-current-buffer "*traxfig*"
      (should (looking-at-p "     A     B\n  [*]==#=="))
      (should buffer-read-only))))

(ert-deftest traxfig-goes-to-the-move ()
  (with-temp-buffer
    (insert "1 A1S\n\n; un café, « là »\n> 2 A1U   é3  3 Z9S ; no\n")
    (traxfig-buffer)
    (should (equal (at-error) "Z9S"))))

(ert-deftest traxfig-knows-where-the-region-is ()
  (with-temp-buffer
    (insert "1 A1C 2 B7R\n\né: 1 A1S 2 Z9S 3 A1U")
    (goto-char (point-min))
    (search-forward "é: ")
    (traxfig-region (point) (point-max))
    (should (equal (at-error) "Z9S"))
    (with-current-buffer "*traxfig*"
      (should (search-forward "Stopped by an error at move 2" nil t)))))

;; Columns are counted in characters, and lines from the beginning of the buffer even where it is narrowed.
(ert-deftest traxfig-goes-to-moves-behind-tabs ()
  (with-temp-buffer
    (insert "A note\n\t中 1 A1S 2 Z9S")
    (forward-line 0)
    (narrow-to-region (point) (point-max))
    (traxfig-buffer)
    (with-current-buffer "*traxfig errors*"
      (should (search-forward "<stdin>:2:" nil t)))
    (widen)
    (should (equal (at-error) "Z9S"))))

(ert-deftest traxfig-forgets-errors ()
  (with-temp-buffer
    (insert "1 Z9S")
    (traxfig-buffer)
    (should (get-buffer "*traxfig errors*"))
    (erase-buffer)
    (insert "1 A1S 2 A1U")
    (traxfig-buffer)
    (should-not (get-buffer "*traxfig errors*"))
    (should (buffer-local-value 'truncate-lines (get-buffer "*traxfig*")))))

(ert-deftest traxfig-says-that-there-is-no-game ()
  (with-temp-buffer
    (insert "no game\n")
    (traxfig-buffer)
    (with-current-buffer "*traxfig errors*"
      (should (search-forward "this text contains no game" nil t)))))

(ert-deftest traxfig-takes-options ()
  (with-temp-buffer
    (insert "1 A1S 2 A1U")
    (traxfig-buffer '("-s"))
    (should (equal (with-current-buffer "*traxfig*" (buffer-string)) "ae\n"))))

(ert-deftest traxfig-makes-pictures ()
  (with-temp-buffer
    (insert "1 A1S 2 A1U")
    (traxfig-svg (point-min) (point-max))
    (with-current-buffer "*traxfig picture*"
      (should (search-forward "<svg" nil t))
      (should (eq major-mode 'special-mode))
      (should-not (buffer-modified-p)))
    (should (get-buffer-window "*traxfig picture*"))
    (traxfig-postscript (point-min) (point-max))
    (with-current-buffer "*traxfig pages*"
      (should (looking-at-p "%!PS-Adobe"))
      (should (eq major-mode 'special-mode)))
    (should (get-buffer-window "*traxfig pages*"))))

;; What is shown where Emacs has a screen (SCREEN), and can show such files (ABLE).
(defun shown-by (screen able)
  (let (modes file)
    (cl-letf (((symbol-function 'display-images-p) (lambda (&rest _) screen))
              ((symbol-function 'image-type-available-p) (lambda (_) able))
              ((symbol-function 'doc-view-mode-p) (lambda (_) able))
              ((symbol-function 'image-mode) (lambda () (push 'image modes)))
              ((symbol-function 'doc-view-mode) (lambda () (push 'pages modes))))
      (with-temp-buffer
        (insert "1 A1S 2 A1U")
        (traxfig-svg (point-min) (point-max))
        (traxfig-postscript (point-min) (point-max)))
      (when (memq 'pages modes)
        (let ((buffer (cl-find-if (lambda (b) (string-suffix-p ".ps" (buffer-file-name b))) (buffer-list))))
          (setq file (buffer-file-name buffer))
          (should (get-buffer-window buffer))
          (should (with-current-buffer buffer (looking-at-p "%!PS-Adobe")))
          (should (file-regular-p file))
          (kill-buffer buffer)
          (should-not (file-exists-p file))))
      (should (cl-every #'symbolp (default-value 'kill-buffer-hook)))
      modes)))

(ert-deftest traxfig-shows-pictures-where-it-can ()
  (should (equal (shown-by t t) '(pages image)))
  (should-not (shown-by t nil))
  (should-not (shown-by nil t)))

;; Without a screen, the file that doc-view would show.
(ert-deftest traxfig-removes-the-file-of-its-pages ()
  (cl-letf (((symbol-function 'doc-view-mode) #'ignore)
            ((symbol-function 'display-buffer) #'ignore))
    (with-temp-buffer
      (insert "%!PS-Adobe\n")
      (let* ((before (buffer-list))
             (pages (progn (traxfig--show-pages)
                           (cl-find-if (lambda (buffer) (and (buffer-file-name buffer) (not (memq buffer before))))
                                       (buffer-list))))
             (file (buffer-file-name pages)))
        (should (equal (with-current-buffer pages (buffer-string)) "%!PS-Adobe\n"))
        (should (file-exists-p file))
        (kill-buffer pages)
        (should-not (file-exists-p file))))))

(defun listed ()
  "The lines of the games that the list has."
  (with-current-buffer "*traxfig games*"
    (goto-char (point-min))
    (let (lines)
      (while (re-search-forward "^<stdin>:\\([0-9]+\\): " nil t)
        (push (string-to-number (match-string 1)) lines))
      (nreverse lines))))

(ert-deftest traxfig-lists-games ()
  (with-temp-buffer
    (insert "@0/ B1+\n@0/ A2+\n@0+ B1+ C1+\n")
    (traxfig-select "moves>2")
    (should (equal (listed) '(3)))
    (should (equal (at-error) "@0+"))
    (goto-char (point-min))
    (search-forward "B1")
    (traxfig-find)
    (should (equal (listed) '(1 2)))
    (search-forward "C1")
    (traxfig-find)
    (should (equal (listed) '(3)))))

(defun shown ()
  "The board and the move that is marked in the record."
  (with-current-buffer "*traxfig board*"
    (let ((overlay traxfig--overlay))
      (list (buffer-string)
            (with-current-buffer (overlay-buffer overlay)
              (buffer-substring (overlay-start overlay) (overlay-end overlay)))))))

(defun drawn (&rest arguments)
  "What the program draws with ARGUMENTS."
  (with-temp-buffer
    (apply #'call-process traxfig-program nil t nil arguments)
    (buffer-string)))

(ert-deftest traxfig-draws-the-position-at-point ()
  (with-temp-buffer
    (insert "White: Ann\n1 A1S 2 A1U ; é\n3 B2R\n\n1 @0/ 2 A0+\n")
    (goto-char (point-min))
    (search-forward "A1U")
    (traxfig-board)
    (should (equal (shown) (list (drawn "-r" "trax" "-w" "Ann" "A1S" "A1U") "A1U")))
    (with-current-buffer "*traxfig board*"
      (traxfig-next)
      (should (equal (shown) (list (drawn "-r" "trax" "-w" "Ann" "A1S" "A1U" "B2R") "B2R")))
      (should-error (traxfig-next) :type 'user-error)
      (traxfig-first)
      (should (equal (shown) (list (drawn "-r" "trax" "-w" "Ann" "A1S") "A1S")))
      (should-error (traxfig-previous) :type 'user-error)
      (traxfig-last)
      (traxfig-previous)
      (should (equal (cadr (shown)) "A1U")))
    (goto-char (point-max))
    (traxfig-board)
    (should (equal (shown) (list (drawn "-r" "trax" "@0/" "A0+") "A0+")))
    (goto-char (point-min))
    (traxfig-board)
    (should (equal (shown) (list (drawn "-r" "trax" "-w" "Ann" "A1S") "A1S")))
    (goto-char (point-max))
    (traxfig-board)
    (save-window-excursion
      (with-current-buffer "*traxfig board*"
        (traxfig-go-to-move))
      (should (looking-at-p "A0\\+")))))

(ert-deftest traxfig-follows-the-record ()
  (with-temp-buffer
    (let ((source (current-buffer)))
      (insert "1 A1S\nxa1u 2 A1U\t; é\n")
      (traxfig-board)
      (should (equal (cadr (shown)) "A1U"))
      (goto-char (point-min))
      (with-current-buffer "*traxfig board*"
        (should (equal header-line-format " Move 2 of 2: @1\\"))
        (should truncate-lines)
        (traxfig-go-to-move)
        (should (looking-at-p "A1U"))
        (set-buffer "*traxfig board*")
        (traxfig-previous)
        (should (equal header-line-format " Move 1 of 2: @0+"))
        (traxfig-next)
        (with-current-buffer source
          (should (= (length (overlays-in (point-min) (point-max))) 1)))
        (kill-buffer))
      (should-not (overlays-in (point-min) (point-max)))
      (should-not (memq #'traxfig--forget (default-value 'kill-buffer-hook)))
      (traxfig-board)))
  (with-current-buffer "*traxfig board*"
    (traxfig-first)
    (should (equal header-line-format " Move 1 of 2: @0+"))))

;; Moves that do not stand in the record as the program understands them.
(ert-deftest traxfig-finds-no-words ()
  (with-temp-buffer
    (insert "1 A1S")
    (should (equal (traxfig--positions '(((line . 1) (text . "A1S")) ((line . 1) (text . "A1U")))) '(3 nil))))
  (should (equal (traxfig--at '(((3 5) "A") ((nil 9) "B")) 6) '(((3 5) "A") . 2))))

;; The keys of the commentary and of the documentation.
(ert-deftest traxfig-has-keys ()
  (dolist (key '(("n" . traxfig-next) ("p" . traxfig-previous) ("<" . traxfig-first) (">" . traxfig-last)
                 ("RET" . traxfig-go-to-move)))
    (should (eq (lookup-key traxfig-board-mode-map (kbd (car key))) (cdr key)))))

(ert-deftest traxfig-shows-letters-beyond-ascii ()
  (with-temp-buffer
    (insert "White: André\n1 A1S")
    (let ((default-process-coding-system '(latin-1-unix . latin-1-unix))) ; as in an old locale
      (traxfig-board))
    (with-current-buffer "*traxfig board*"
      (goto-char (point-min))
      (should (looking-at-p "White: André$")))))

(ert-deftest traxfig-asks-for-options ()
  (cl-letf (((symbol-function 'read-string) (lambda (&rest _) "-f \"a b\"")))
    (should-not (traxfig--ask))
    (let ((current-prefix-arg '(4)))
      (should (equal (traxfig--ask) '("-f" "a b"))))))

(ert-deftest traxfig-takes-the-region-or-all ()
  (with-temp-buffer
    (insert "1 A1S 2 A1U")
    (should (equal (traxfig--bounds) '(1 12)))
    (transient-mark-mode 1)
    (goto-char 3)
    (push-mark 6 t t)
    (should (equal (traxfig--bounds) '(3 6)))))

;; What the commands do when they are typed: with the region or the buffer, and with options where there is a prefix argument.
(ert-deftest traxfig-commands ()
  (let ((transient-mark-mode t) asked)
    (cl-letf (((symbol-function 'read-string) (lambda (prompt &rest _) (setq asked prompt) "-g Mine")))
      (with-temp-buffer
        (insert "White: Ann\n1 A1S\n\nWhite: Bo\n1 @0/ 2 A0+\n")
        (dolist (each '((traxfig-region "*traxfig*" "^Unfinished" t)
                        (traxfig-buffer "*traxfig*" "^Unfinished" nil)
                        (traxfig-svg "*traxfig picture*" "<desc>" nil)
                        (traxfig-postscript "*traxfig pages*" "^%%Page:" nil)))
          (pcase-let ((`(,command ,buffer ,pattern ,always) each))
            (dolist (region '(t nil))
              (dolist (current-prefix-arg '(nil (4)))
                (goto-char (point-min))
                (if (not (or region always))
                    (deactivate-mark)
                  (push-mark 18 t t)
                  (unless region (push-mark (point-max) t t)))
                (setq asked nil)
                (call-interactively command)
                (should (equal asked (and current-prefix-arg "traxfig options: ")))
                (with-current-buffer buffer
                  (should (bobp))
                  (should buffer-read-only)
                  (should (equal (and (search-forward "Mine" nil t) t) (and current-prefix-arg t)))
                  (goto-char (point-min))
                  (should (= (how-many pattern)
                             (if (and region (not (eq command 'traxfig-buffer))) 1 2))))))))
        (goto-char (point-min))
        (insert "1 A1S 2 A1U 3 B2R\n\n")
        (goto-char (point-min))
        (call-interactively 'traxfig-board)
        (should-not (eq (current-buffer) (get-buffer "*traxfig board*")))
        (should (get-buffer-window "*traxfig board*"))
        (with-current-buffer "*traxfig board*"
          (dolist (each '((traxfig-next nil 2) (traxfig-first nil 1) (traxfig-next 2 3) (traxfig-previous nil 2)
                          (traxfig-last nil 3) (traxfig-previous 2 1)))
            (let ((current-prefix-arg (nth 1 each)))
              (call-interactively (car each)))
            (should (bobp))
            (should (string-prefix-p (format " Move %d of 3: " (nth 2 each)) header-line-format)))
          (let ((current-prefix-arg '(4)))
            (should (equal (should-error (call-interactively 'traxfig-next) :type 'user-error)
                           '(user-error "This is the last move")))
            (should (equal (should-error (call-interactively 'traxfig-previous) :type 'user-error)
                           '(user-error "This is the first move"))))
          (call-interactively 'traxfig-last))
        (should (looking-at-p "B2R"))
        (goto-char (point-min))
        (let ((source (current-buffer)))
          (save-window-excursion
            (with-current-buffer "*traxfig board*"
              (call-interactively 'traxfig-go-to-move))
            (should (eq (window-buffer) source))
            (should (looking-at-p "B2R")))))))
  (with-temp-buffer
    (insert "1 Z9S")
    (let (shown)
      (cl-letf (((symbol-function 'display-buffer) (lambda (buffer &rest _) (push (buffer-name buffer) shown))))
        (call-interactively 'traxfig-buffer))
      (should (member "*traxfig errors*" shown)))
    (with-current-buffer "*traxfig errors*"
      (should (bobp))
      (should (eq next-error-last-buffer (current-buffer)))
      (should (looking-at-p "Errors in  \\*temp\\*")))))

;; The list of errors has a window of its own, which no board takes.
(ert-deftest traxfig-shows-the-board-and-its-errors ()
  (save-window-excursion
    (with-temp-buffer
      (insert "1 A1S\n2 A1U\n3 Z9S\n")
      (dolist (command '(traxfig-buffer traxfig-buffer traxfig-board))
        (call-interactively command)
        (should (get-buffer-window (if (eq command 'traxfig-board) "*traxfig board*" "*traxfig*")))
        (should (get-buffer-window "*traxfig errors*"))))))

;; The commentary says which keys to set, and each command that it names is one.
(ert-deftest traxfig-commentary ()
  (with-temp-buffer
    (insert-file-contents "examples/traxfig.el")
    (emacs-lisp-mode)
    (narrow-to-region (search-forward ";;; Commentary:") (search-forward ";;; Code:"))
    (goto-char (point-min))
    (let ((map (make-sparse-keymap)) (named 0))
      (while (re-search-forward "[`']\\(traxfig-[a-z]+\\)['`)]" nil t)
        (should (commandp (intern (match-string 1))))
        (setq named (1+ named)))
      (should (= named 10))
      (goto-char (point-min))
      (while (re-search-forward "^;; +(global-set-key" nil t)
        (goto-char (match-beginning 0))
        (skip-chars-forward "; ")
        (cl-letf (((symbol-function 'global-set-key) (lambda (key command) (define-key map key command))))
          (eval (read (current-buffer)) t)))
      (should (eq (lookup-key map (kbd "C-c t")) 'traxfig-buffer))
      (should (eq (lookup-key map (kbd "C-c b")) 'traxfig-board)))))

;; What one can set.
(ert-deftest traxfig-has-options ()
  (should (equal (get 'traxfig 'custom-group) '((traxfig-program custom-variable) (traxfig-options custom-variable))))
  (should (equal (get 'traxfig-program 'custom-type) 'string))
  (should (equal (get 'traxfig-options 'custom-type) '(repeat string)))
  (should (equal (eval (car (get 'traxfig-program 'standard-value)) t) "traxfig"))
  (should-not traxfig-options)
  (should (assq 'traxfig (get 'games 'custom-group)))
  (let ((traxfig-options '("-s")))
    (with-temp-buffer
      (insert "1 A1S 2 A1U")
      (traxfig-buffer)
      (should (equal (with-current-buffer "*traxfig*" (buffer-string)) "ae\n")))))

(ert-deftest traxfig-names-where-errors-are ()
  (with-temp-buffer
    (insert "1 A1S\n2 Z9S\n")
    (traxfig-buffer)
    (with-current-buffer "*traxfig errors*"
      (goto-char (point-min))
      (pcase-let ((`(,pattern ,file ,line . ,_) (car traxfig-errors-error-regexp-alist)))
        (should (re-search-forward pattern nil t))
        (should (equal (mapcar #'match-string-no-properties (list file line)) '("<stdin>" "2")))))))

(ert-deftest traxfig-draws-no-position-without-a-game ()
  (with-temp-buffer
    (insert "no game\n")
    (should-error (traxfig-board) :type 'user-error)))

(defun faces (text)
  "The words of TEXT that are highlighted, each with its face."
  (with-temp-buffer
    (insert text)
    (traxfig-mode)
    (font-lock-ensure)
    (goto-char (point-min))
    (let (found)
      (while (not (eobp))
        (let ((end (next-single-property-change (point) 'face nil (point-max)))
              (face (get-text-property (point) 'face)))
          (when face
            (push (cons (buffer-substring-no-properties (point) end) face) found))
          (goto-char end)))
      (nreverse found))))

(ert-deftest traxfig-highlights-records ()
  (should (equal (faces "White: Ann\n1 A1S 2. @1\\ aa12r ; 3 B1+\nShe saw it, resign\n")
                 '(("White" . font-lock-keyword-face) (" Ann" . font-lock-string-face)
                   ("1 " . font-lock-constant-face) ("A1S" . font-lock-function-name-face)
                   ("2. " . font-lock-constant-face) ("@1\\" . font-lock-function-name-face)
                   ("aa12r" . font-lock-function-name-face) ("; 3 B1+" . font-lock-comment-face)
                   ("resign" . font-lock-warning-face))))
  (should (equal (faces "Game\t7: a\n\"1\tA1S\"\n")
                 '(("Game\t7" . font-lock-keyword-face) (" a" . font-lock-string-face)
                   ("1\t" . font-lock-constant-face) ("A1S" . font-lock-function-name-face))))
  (with-temp-buffer
    (insert ";;\t 1 A1S\n")
    (traxfig-mode)
    (goto-char (point-min))
    (should (and (looking-at comment-start-skip) (= (match-end 0) 5))))
  (dolist (line '(("Black: Bo" keyword string) ("Game 3: Cup" keyword string) ("Loop Trax" type) ("8x8 Trax" type)
                  ("Trax" type) ("Supertrax" type) ("# so" comment) ("A1C" function-name) ("B1U" function-name)
                  ("1AL" function-name) ("B2D" function-name) ("A2R" function-name) ("@0+" function-name)
                  ("C10/" function-name) ("Time" warning) ("Win" warning) ("Draw" warning)))
    (should (equal (mapcar #'cdr (faces (concat (car line) "\n")))
                   (mapcar (lambda (name) (intern (format "font-lock-%s-face" name))) (cdr line)))))
  (should (eq (assoc-default "games.trx" auto-mode-alist #'string-match) 'traxfig-mode)))

(ert-deftest traxfig-installs-as-a-package ()
  (require 'package)
  (let ((package-user-dir (make-temp-file "traxfig" t))
        (package-archives nil))
    (unwind-protect
        (progn
          (package-initialize)
          (package-install-file (expand-file-name "examples/traxfig.el"))
          (let ((traxfig (cadr (assq 'traxfig package-alist))))
            (should (equal (package-desc-version traxfig) '(3 0)))
            (should (equal (package-desc-summary traxfig) "Draw and check games of Trax"))
            (should (equal (package-desc-reqs traxfig) '((emacs (26 1)))))
            (should (equal (package-desc--keywords traxfig) '("games" "tools")))
            (with-temp-buffer
              (insert-file-contents (expand-file-name "traxfig-autoloads.el" (package-desc-dir traxfig)))
              (dolist (name '(region buffer svg postscript board mode))
                (goto-char (point-min))
                (should (search-forward (format "(autoload 'traxfig-%s " name) nil t)))
              (goto-char (point-min))
              (should (search-forward "(add-to-list 'auto-mode-alist" nil t)))))
      (delete-directory package-user-dir t))))

(ert-deftest traxfig-is-documented ()
  (let ((checkdoc-diagnostic-buffer "*checked*"))
    (with-current-buffer (find-file-noselect "examples/traxfig.el")
      (checkdoc-current-buffer t))
    (with-current-buffer "*checked*"
      (should (equal (replace-regexp-in-string "\\*\\*\\*.*\\|[\f\n]" "" (buffer-string)) "")))))

(ert-run-tests-batch-and-exit)
;;; emacs.el ends here
