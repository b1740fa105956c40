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
      (should (looking-at-p "     A     B\n  \\+--#--"))
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

(ert-deftest traxfig-says-that-there-is-no-game ()
  (with-temp-buffer
    (insert "no game\n")
    (traxfig-buffer)
    (with-current-buffer "*traxfig errors*"
      (should (search-forward "this text has no game" nil t)))))

(ert-deftest traxfig-takes-options ()
  (with-temp-buffer
    (insert "1 A1S 2 A1U")
    (traxfig-buffer '("-s"))
    (should (equal (with-current-buffer "*traxfig*" (buffer-string)) "ae\n"))))

(ert-deftest traxfig-makes-pictures ()
  (with-temp-buffer
    (insert "1 A1S 2 A1U")
    (traxfig-svg (point-min) (point-max))
    (should (with-current-buffer "*traxfig picture*" (search-forward "<svg" nil t)))
    (traxfig-postscript (point-min) (point-max))
    (should (with-current-buffer "*traxfig pages*" (looking-at-p "%!PS-Adobe")))))

(ert-deftest traxfig-is-documented ()
  (let ((checkdoc-diagnostic-buffer "*checked*"))
    (with-current-buffer (find-file-noselect "examples/traxfig.el")
      (checkdoc-current-buffer t))
    (with-current-buffer "*checked*"
      (should (equal (replace-regexp-in-string "\\*\\*\\*.*\\|[\f\n]" "" (buffer-string)) "")))))

(ert-run-tests-batch-and-exit)
;;; emacs.el ends here
