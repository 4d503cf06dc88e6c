/** Shows a readied dialog ahead of the drawing that opens it, so that the press is answered at once; others stay as they are. */
export const showReadied = (dialog: HTMLDialogElement | null): void => {
  dialog?.classList.add('till-dialog--open');
};
