/**
 * The messages of the browser itself: about a failed call, which inspections detect, and about the
 * recorder of a second try, whose script a frame without scripts refuses.
 */
const BY_ITSELF = [
  /^Failed to load resource/,
  /^Blocked script execution in '.*' because .* sandboxed/,
];

/** Tests whether an error of the console is a fault of the page. */
export function isComplaint(text: string): boolean {
  return BY_ITSELF.every((pattern) => !pattern.test(text));
}
