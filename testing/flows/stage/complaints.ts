/** What the browser says by itself: of a failed call, which inspections look for, and of the recorder of a second try, whose script a frame without scripts refuses. */
const BY_ITSELF = [
  /^Failed to load resource/,
  /^Blocked script execution in '.*' because .* sandboxed/,
];

/** Whether an error of the console is a fault of the page. */
export function isComplaint(text: string): boolean {
  return BY_ITSELF.every((pattern) => !pattern.test(text));
}
