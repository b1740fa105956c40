;;; traxfig.el --- Draw and check games of Trax  -*- lexical-binding: t; -*-

;; Copyright (c) the traxfig authors; see LICENSE.
;; Keywords: games, tools
;; Package-Requires: ((emacs "26.1"))

;;; Commentary:

;; `traxfig-buffer' and `traxfig-region' draw the games in a mail, a note, any text; the board
;; appears in the buffer *traxfig*.  Errors are listed like those of a compiler: `next-error'
;; goes to the move.  `traxfig-svg' and `traxfig-postscript' show pictures.  In the init file:
;;
;;     (require 'traxfig)
;;     (global-set-key (kbd "C-c t") #'traxfig-buffer)

;;; Code:

(require 'compile)
(require 'doc-view)

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
  '(("^\\(<stdin>\\):\\([0-9]+\\):\\([0-9]+\\): " 1 2 traxfig--column))
  "Pattern of an error; see `compilation-error-regexp-alist'.")

(define-compilation-mode traxfig-errors-mode "Traxfig"
  "List the errors in a record of Trax; \\[next-error] goes to the move."
  (setq-local compilation-error-screen-columns nil))

(defun traxfig--show-errors (source text)
  "List the errors in TEXT that the program found in the buffer SOURCE."
  (with-current-buffer (get-buffer-create "*traxfig errors*")
    (let ((inhibit-read-only t))
      (erase-buffer)
      ;; `next-error' skips an error at the very beginning of the buffer.
      (insert "Errors in " (buffer-name source) "\n\n" text)
      (traxfig-errors-mode)
      (setq traxfig--source source)
      ;; The errors are in a buffer that may not have a file, such as a mail.
      (setq-local compilation-parse-errors-filename-function (lambda (_name) source))
      (goto-char (point-min)))
    (setq next-error-last-buffer (current-buffer))
    (display-buffer (current-buffer))))

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
              (traxfig--show-errors source said)))
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

(provide 'traxfig)
;;; traxfig.el ends here
