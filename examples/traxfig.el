;;; traxfig.el --- Draw and check games of Trax  -*- lexical-binding: t; -*-

;; Copyright (c) the traxfig authors; see LICENSE.
;; Author: the traxfig authors
;; Version: 3.0
;; Keywords: games, tools
;; Package-Requires: ((emacs "26.1"))

;;; Commentary:

;; `traxfig-buffer' and `traxfig-region' draw the games in a mail, a note, any text; the board
;; appears in the buffer *traxfig*.  Errors are listed like those of a compiler: `next-error'
;; goes to the move.  `traxfig-svg' and `traxfig-postscript' show pictures.  `traxfig-board'
;; draws the position at point; there n and p show the next and the previous position and
;; follow the moves in the record.  `traxfig-select' lists games of an archive by conditions,
;; `traxfig-find' those with the position at point.  `traxfig-mode' highlights records, such as
;; files `*.trx'.
;;
;; M-x package-install-file installs this file.  In the init file, the first line only where
;; `make install' or a package of the system has installed it:
;;
;;     (require 'traxfig)
;;     (global-set-key (kbd "C-c t") #'traxfig-buffer)
;;     (global-set-key (kbd "C-c b") #'traxfig-board)

;;; Code:

(require 'cl-lib)
(require 'compile)
(require 'doc-view)
(require 'json)

(defgroup traxfig nil
  "Draw and check games of Trax."
  :group 'games)

(defcustom traxfig-program "traxfig"
  "Name or path of the program."
  :type 'string)

(defcustom traxfig-options nil
  "Options for every run, such as (\"-f\" \"unicode\")."
  :type '(repeat string))

(defvar-local traxfig--source nil
  "The buffer with the record whose errors this buffer lists.")

(defun traxfig--column ()
  "Return the column of the matched error in characters; the program counts bytes."
  (let ((line (string-to-number (match-string 2)))
        (bytes (1- (string-to-number (match-string 3)))))
    (save-match-data
      (with-current-buffer traxfig--source
        (save-excursion
          (save-restriction
            (widen)
            (goto-char (point-min))
            (forward-line (1- line))
            (let ((text (encode-coding-string
                         (buffer-substring-no-properties (point) (line-end-position)) 'utf-8)))
              (1+ (length (decode-coding-string (substring text 0 (min bytes (length text)))
                                                'utf-8))))))))))

;; Name of the input, line and column; the next word depends on the language of the user.
(defvar traxfig-errors-error-regexp-alist
  '(("^\\(<stdin>\\):\\([0-9]+\\):\\([0-9]+\\): " 1 2 traxfig--column)
    ("^\\(<stdin>\\):\\([0-9]+\\): " 1 2)) ; a game
  "Pattern of an error; see `compilation-error-regexp-alist'.")

(define-compilation-mode traxfig-errors-mode "Traxfig"
  "List the errors in a record of Trax; \\[next-error] goes to the move."
  (setq-local compilation-error-screen-columns nil))

(defun traxfig--list (name title source text)
  "List in the buffer NAME, below TITLE, the places of TEXT in the buffer SOURCE."
  (with-current-buffer (get-buffer-create name)
    (let ((inhibit-read-only t))
      (erase-buffer)
      ;; `next-error' skips an error at the very beginning of the buffer.
      (insert title (buffer-name source) "\n\n" text)
      (traxfig-errors-mode)
      (setq traxfig--source source)
      ;; The errors are in a buffer that may not have a file, such as a mail.
      (setq-local compilation-parse-errors-filename-function (lambda (_name) source))
      (goto-char (point-min)))
    (setq next-error-last-buffer (current-buffer))
    ;; At the bottom of the frame: in any other window the board would take its place.
    (display-buffer (current-buffer)
                    '(display-buffer-in-side-window (side . bottom) (window-height . 0.25)))))

(defun traxfig--text (begin end)
  "Return the text from BEGIN to END with the lines and columns of its buffer."
  (let ((before (save-excursion
                  (goto-char begin)
                  (buffer-substring-no-properties (line-beginning-position) begin))))
    (concat (make-string (1- (line-number-at-pos begin t)) ?\n)
            (make-string (string-bytes (encode-coding-string before 'utf-8)) ?\s)
            (buffer-substring-no-properties begin end))))

(defun traxfig--run (begin end options to)
  "Run the program on the text from BEGIN to END, with OPTIONS.
Write its output to the buffer TO and list its errors.
Return TO, or nil if nothing was drawn."
  (let ((source (current-buffer))
        (text (traxfig--text begin end))
        (errors (make-temp-file "traxfig"))
        (coding-system-for-read 'utf-8-unix)
        (coding-system-for-write 'utf-8-unix))
    (unwind-protect
        (with-current-buffer to
          (let ((inhibit-read-only t))
            (fundamental-mode)
            (erase-buffer)
            (apply #'call-process-region text nil traxfig-program nil (list to errors) nil
                   (append traxfig-options options (list "-")))
            (goto-char (point-min)))
          (let ((said (with-temp-buffer
                        (insert-file-contents errors)
                        (buffer-string))))
            (if (equal said "")
                (when (get-buffer "*traxfig errors*")
                  (kill-buffer "*traxfig errors*"))
              (traxfig--list "*traxfig errors*" "Errors in " source said)))
          (and (> (buffer-size to) 0) to))
      (delete-file errors))))

(defun traxfig--bounds ()
  "Return the bounds of the record: the active region, or else the buffer."
  (if (use-region-p)
      (list (region-beginning) (region-end))
    (list (point-min) (point-max))))

(defun traxfig--ask ()
  "Read options from the user if there is a prefix argument."
  (and current-prefix-arg
       (split-string-and-unquote (read-string "traxfig options: "))))

;;;###autoload
(defun traxfig-region (begin end &optional options)
  "Draw the games of Trax between BEGIN and END in the buffer *traxfig*.
With a prefix argument, first ask for OPTIONS of the program, such as -m all."
  (interactive (append (list (region-beginning) (region-end)) (list (traxfig--ask))))
  (let ((board (traxfig--run begin end options (get-buffer-create "*traxfig*"))))
    (when board
      (with-current-buffer board
        (special-mode)
        (setq truncate-lines t))
      (display-buffer board))))

;;;###autoload
(defun traxfig-buffer (&optional options)
  "Draw the games of Trax in this buffer; see `traxfig-region', also for OPTIONS."
  (interactive (list (traxfig--ask)))
  (traxfig-region (point-min) (point-max) options))

;;;###autoload
(defun traxfig-svg (begin end &optional options)
  "Show the games between BEGIN and END, or in this buffer, as a picture.
OPTIONS are as in `traxfig-region'.  A terminal shows it as text."
  (interactive (append (traxfig--bounds) (list (traxfig--ask))))
  (let ((picture (traxfig--run begin end (append '("-T" "svg") options)
                               (get-buffer-create "*traxfig picture*"))))
    (when picture
      (with-current-buffer picture
        (if (and (display-images-p) (image-type-available-p 'svg))
            (image-mode)
          (special-mode))
        (set-buffer-modified-p nil))
      (display-buffer picture))))

;;;###autoload
(defun traxfig-postscript (begin end &optional options)
  "Show the games between BEGIN and END, or in this buffer, as pages.
OPTIONS are as in `traxfig-region'.  A terminal shows it as text."
  (interactive (append (traxfig--bounds) (list (traxfig--ask))))
  (let ((pages (traxfig--run begin end (append '("-T" "ps") options)
                             (get-buffer-create "*traxfig pages*"))))
    (when pages
      (with-current-buffer pages
        (if (and (display-images-p) (doc-view-mode-p 'ps))
            (traxfig--show-pages)
          (special-mode)
          (display-buffer pages))))))

(defun traxfig--show-pages ()
  "Save the PostScript of this buffer to a file and show it with `doc-view-mode'."
  (let ((file (make-temp-file "traxfig" nil ".ps")))
    (write-region nil nil file nil 'quiet)
    (with-current-buffer (find-file-noselect file)
      (doc-view-mode)
      (add-hook 'kill-buffer-hook (lambda () (delete-file file)) nil t)
      (display-buffer (current-buffer)))))

;; The position at point.

(defvar-local traxfig--place nil
  "The game and the number of moves that this buffer shows, as a cons.")

(defvar-local traxfig--overlay nil
  "The overlay on the move in the record.")

(defun traxfig--positions (words)
  "Return where WORDS, objects of the program's JSON, stand."
  (save-excursion
    (save-restriction
      (widen)
      (goto-char (point-min))
      (let ((case-fold-search nil)
            (line 1))
        (mapcar (lambda (move)
                  (let ((down (- (alist-get 'line move) line)))
                    (unless (zerop down)
                      (forward-line down)
                      (setq line (alist-get 'line move)))
                    (when (search-forward (alist-get 'text move) (line-end-position) t)
                      (match-beginning 0))))
                words)))))

(defun traxfig--arguments (game)
  "Return the arguments that draw GAME, an object of the program's JSON."
  (append (list "-r" (alist-get 'rules game))
          (cl-loop for (key . option) in '((title . "-g") (white . "-w") (black . "-b"))
                   when (alist-get key game) append (list option (alist-get key game)))
          (mapcar (lambda (move) (alist-get 'modern move)) (alist-get 'moves game))))

(defun traxfig--read ()
  "Return the games of this buffer, each as (POSITIONS . ARGUMENTS).
POSITIONS are those of the moves in the record, ARGUMENTS the options and
moves that draw the last position."
  (let ((source (current-buffer))
        (json-array-type 'list)
        (json-object-type 'alist)
        (json-null nil))
    (with-temp-buffer
      (let ((lines (current-buffer)))
        (with-current-buffer source
          (save-restriction
            (widen)
            (traxfig--run (point-min) (point-max) '("-T" "json") lines))))
      (let (games)
        (while (not (eobp))
          (let ((game (json-read)))
            (when (alist-get 'moves game)
              (push (cons (with-current-buffer source
                            (traxfig--positions (alist-get 'moves game)))
                          (traxfig--arguments game))
                    games)))
          (forward-line))
        (nreverse games)))))

(defun traxfig--at (games position)
  "Return as a cons the game of GAMES at POSITION, and its last move there.
The game is the last one that begins before POSITION, or else the first."
  (let ((game (car games)))
    (dolist (each games)
      (when (and (car (car each)) (<= (car (car each)) position))
        (setq game each)))
    (cons game (max 1 (cl-count-if (lambda (move) (and move (<= move position)))
                                   (car game))))))

(defun traxfig--show-place (game count)
  "Show GAME after move COUNT in this buffer, and mark that move in the record."
  (setq traxfig--place (cons game count))
  (let* ((inhibit-read-only t)
         (moves (length (car game)))
         (arguments (butlast (cdr game) (- moves count)))
         (position (nth (1- count) (car game)))
         (word (car (last arguments)))
         (coding-system-for-read 'utf-8-unix))
    (erase-buffer)
    (apply #'call-process traxfig-program nil t nil (append traxfig-options arguments))
    (goto-char (point-min))
    (setq header-line-format (format " Move %d of %d: %s" count moves word))
    (when (and position (buffer-live-p traxfig--source))
      (with-current-buffer traxfig--source
        (goto-char position)
        (dolist (window (get-buffer-window-list nil nil t))
          (set-window-point window position)))
      (move-overlay traxfig--overlay position
                    (with-current-buffer traxfig--source
                      (save-excursion (skip-chars-forward "^ \t\n") (point)))
                    traxfig--source))))

(defun traxfig-next (&optional n)
  "Show the position after the next move, or N further on."
  (interactive "p")
  (let* ((game (car traxfig--place))
         (count (+ (cdr traxfig--place) (or n 1))))
    (unless (<= 1 count (length (car game)))
      (user-error (if (< count 1) "This is the first move" "This is the last move")))
    (traxfig--show-place game count)))

(defun traxfig-previous (&optional n)
  "Show the position before this move, or N further back."
  (interactive "p")
  (traxfig-next (- (or n 1))))

(defun traxfig-first ()
  "Show the position after the first move of the game."
  (interactive)
  (traxfig--show-place (car traxfig--place) 1))

(defun traxfig-last ()
  "Show the last position of the game."
  (interactive)
  (traxfig--show-place (car traxfig--place) (length (car (car traxfig--place)))))

(defun traxfig-go-to-move ()
  "Go to the last move of this position in the record."
  (interactive)
  (let ((position (nth (1- (cdr traxfig--place)) (car (car traxfig--place)))))
    (pop-to-buffer traxfig--source)
    (when position
      (goto-char position))))

(defun traxfig--forget ()
  "Remove the overlay on the record."
  (when traxfig--overlay
    (delete-overlay traxfig--overlay)))

(defvar traxfig-board-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map "n" #'traxfig-next)
    (define-key map "p" #'traxfig-previous)
    (define-key map "<" #'traxfig-first)
    (define-key map ">" #'traxfig-last)
    (define-key map (kbd "RET") #'traxfig-go-to-move)
    map)
  "Keys of `traxfig-board-mode'.")

(define-derived-mode traxfig-board-mode special-mode "Board"
  "Show a position of a game of Trax.
\\{traxfig-board-mode-map}"
  (setq truncate-lines t)
  (add-hook 'kill-buffer-hook #'traxfig--forget nil t))

;;;###autoload
(defun traxfig-board ()
  "Draw the position at point: after the last move that begins at or before it.
In the buffer of the board, \\<traxfig-board-mode-map>\\[traxfig-next] and \\[traxfig-previous]
show the next and the previous position, and mark the move in the record."
  (interactive)
  (let* ((source (current-buffer))
         (games (traxfig--read))
         (place (and games (traxfig--at games (point)))))
    (unless games
      (user-error "This buffer has no game of Trax"))
    (with-current-buffer (get-buffer-create "*traxfig board*")
      (traxfig--forget)
      (traxfig-board-mode)
      (setq traxfig--source source
            traxfig--overlay (make-overlay 1 1 source))
      (overlay-put traxfig--overlay 'face 'highlight)
      (traxfig--show-place (car place) (cdr place))
      (display-buffer (current-buffer)))))

;; Archives.

(defun traxfig--choose (&rest options)
  "List the games of this buffer that OPTIONS of the program choose."
  (let ((source (current-buffer))
        (games (get-buffer-create " *traxfig chosen*")))
    (when (traxfig--run (point-min) (point-max) (cons "-c" options) games)
      (traxfig--list "*traxfig games*" "Games in " source
                     (with-current-buffer games (buffer-string))))))

;;;###autoload
(defun traxfig-select (conditions)
  "List the games of this buffer that meet CONDITIONS, such as winner=black.
In the list, \\[next-error] goes to a game; `man traxfig' has all conditions."
  (interactive "sGames: ")
  (traxfig--choose "--select" conditions))

;;;###autoload
(defun traxfig-find ()
  "List the games of this buffer with the position at point, perhaps turned."
  (interactive)
  (let* ((place (traxfig--at (traxfig--read) (point)))
         (moves (butlast (cdr (car place)) (- (length (car (car place))) (cdr place)))))
    (traxfig--choose "--find" (mapconcat #'identity (last moves (cdr place)) " "))))

;; Records.

(defconst traxfig-font-lock-keywords
  (let ((classic "\\(?:[A-Z]+[0-9]+\\|[0-9]+[A-Z]+\\)[SCULDR]")
        (modern "\\(?:@\\|[A-Z]+\\)[0-9]+[+/\\]"))
    `(("[;].*" . font-lock-comment-face)
      ("^#.*" . font-lock-comment-face)
      ("^\\(White\\|Black\\|Game[ \t]*[0-9]*\\):\\(.*\\)"
       (1 font-lock-keyword-face) (2 font-lock-string-face))
      ("^\\(?:8x8 \\|Loop ?\\|Super\\)?Trax\\>" . font-lock-type-face)
      ("\\_<[0-9]+\\(?:\\.+\\)?[ \t]" . font-lock-constant-face)
      (,(concat "\\(?:^\\|[^A-Z0-9@]\\)\\(" modern "\\|" classic "\\>\\)")
       1 font-lock-function-name-face)
      ("\\_<\\(?:Resign\\|Time\\|Win\\|Draw\\)\\_>" . font-lock-warning-face)))
  "Words that `traxfig-mode' highlights.")

;;;###autoload
(define-derived-mode traxfig-mode text-mode "Trax"
  "Edit records of Trax; \\[traxfig-board] draws the position at point."
  (setq-local comment-start "; ")
  (setq-local comment-start-skip ";+[ \t]*")
  (setq-local font-lock-defaults '(traxfig-font-lock-keywords t t)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.trx\\'" . traxfig-mode))

(provide 'traxfig)
;;; traxfig.el ends here
