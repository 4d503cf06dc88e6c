const OPEN = 'till-dialog--open';

/** Shows a prerendered dialog before its view renders it as open, so that the press is painted immediately. */
export const showPrerendered = (dialog: HTMLDialogElement | null): void => {
  dialog?.classList.add(OPEN);
};

/** Undoes this: the dialog is closed before its view has rendered it as open. */
export const hidePrerendered = (dialog: HTMLDialogElement | null): void => {
  dialog?.classList.remove(OPEN);
};
