/** Tests whether Escape closes something that is open over the editor. */
export const isCovered = (): boolean =>
  document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null;
