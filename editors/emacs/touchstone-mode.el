;;; touchstone-mode.el --- Scenes and answers of Touchstone  -*- lexical-binding: t -*-

;; Emacs 29 or newer, with eglot. In the init file:
;;
;;   (add-to-list 'load-path "FOLDER/editors/emacs")
;;   (require 'touchstone-mode)
;;
;; Then open a scene, or an answer in a folder that `touchstone exercise NAME' made, and M-x eglot.

;;; Code:

(require 'eglot)

(defgroup touchstone nil "Scenes and answers of Touchstone." :group 'languages)

(defcustom touchstone-command '("touchstone" "lsp")
  "How the server is started."
  :type '(repeat string))

;; The commands: written by EditorGrammarTests from the table of commands.
(defconst touchstone-mode--commands
  '("add" "again" "ask" "back" "bounds" "center" "chain" "check" "clear" "cls"
    "constraints" "convert" "cost" "cycle" "daily" "device" "dismiss" "doctor" "drag"
    "drawing" "edit" "exercise" "exercises" "exit" "expect" "export" "frame" "front"
    "gesture" "help" "hint" "history" "hit" "inspect" "interview" "known" "language"
    "launch" "layout" "leave" "lesson" "lessons" "limits" "list" "load" "log" "longpress"
    "map" "measure" "move" "next" "nib" "off" "on" "pinch" "pipeline" "placement" "pop"
    "predict" "present" "presses" "profile" "push" "put" "q" "quit" "quiz" "redo"
    "remote" "remove" "render" "reset" "resume" "review" "rotate" "rule" "save" "screen"
    "set" "shake" "show" "solution" "source" "sources" "swipe" "tap" "target" "teach"
    "timeline" "touch" "trace" "transform" "tree" "undo" "vsync" "wait" "watch" "why"
    "xib"))
;; The end of the commands.

(defvar touchstone-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?# "<" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    table))

;;;###autoload
(define-derived-mode touchstone-mode prog-mode "Touchstone"
  "Scenes: a command in each line, or Swift."
  (setq-local comment-start "# ")
  (setq-local font-lock-defaults
              (list (list (cons (concat "^[ \t]*:?" (regexp-opt touchstone-mode--commands t) "\\>")
                                '(1 font-lock-keyword-face))))))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.touchstone\\'" . touchstone-mode))

(defun touchstone--contact (other)
  "The server of an answer's folder; OTHER elsewhere."
  (lambda (&rest _)
    (if (locate-dominating-file default-directory ".touchstone.yml") touchstone-command other)))

(add-to-list 'eglot-server-programs (cons 'touchstone-mode touchstone-command))
(add-to-list 'eglot-server-programs
             (cons '(swift-mode objc-mode) (touchstone--contact '("sourcekit-lsp"))))

;; The answers of check, hint and why, which the server sends where the client says that it shows them.
(cl-defmethod eglot-client-capabilities :around ((_server eglot-lsp-server))
  (append (cl-call-next-method) (list :experimental (list :touchstoneDocuments t))))

(cl-defmethod eglot-handle-notification
  (_server (_method (eql touchstone/show)) &key title text &allow-other-keys)
  "Show TITLE and TEXT in a window."
  (if (equal text "")
      (message "%s" title)
    (with-current-buffer (get-buffer-create "*touchstone*")
      (let ((inhibit-read-only t))
        (erase-buffer)
        (insert title "\n\n" text)
        (goto-char (point-min))
        (special-mode))
      (display-buffer (current-buffer)))))

(defun touchstone--execute (word)
  "Run the command WORD for this document."
  (eglot-execute-command
   (eglot--current-server-or-lose) (concat "touchstone." word)
   (vector (eglot--path-to-uri (buffer-file-name)) (1- (line-number-at-pos)))))

(defun touchstone-check () "Judge this answer." (interactive) (touchstone--execute "check"))
(defun touchstone-hint () "Show the next hint." (interactive) (touchstone--execute "hint"))
(defun touchstone-why () "Explain the touch of this line." (interactive) (touchstone--execute "why"))

(provide 'touchstone-mode)
;;; touchstone-mode.el ends here
