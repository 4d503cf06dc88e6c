const OPEN = 'till-dialog--open';

/** Shows a dialog that is ready before its view renders it as open, so that the press is painted at once. */
export const showReadied = (dialog: HTMLDialogElement | null): void => {
  dialog?.classList.add(OPEN);
};

/** Takes that back: the dialog is closed before its view has rendered it as open. */
export const hideReadied = (dialog: HTMLDialogElement | null): void => {
  dialog?.classList.remove(OPEN);
};
