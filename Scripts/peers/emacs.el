;;; The direction of each line of each text, as Emacs lays it out.  -*- lexical-binding: t -*-
(require 'json)
(defun mapvector (function list) (vconcat (mapcar function list)))
(let* ((coding-system-for-read 'utf-8)
       (texts (with-temp-buffer
                (insert-file-contents (car (last command-line-args-left)))
                (json-parse-buffer :array-type 'list))))
  (setq command-line-args-left nil)
  (princ
   (json-encode
    (mapvector
     (lambda (text)
       (with-temp-buffer
         (setq bidi-display-reordering t)
         (dolist (line text) (insert line "\n"))
         (goto-char (point-min))
         (mapvector
          (lambda (_)
            (prog1 (if (eq (current-bidi-paragraph-direction) 'right-to-left) "rtl" "ltr")
              (forward-line 1)))
          text)))
     texts))))
