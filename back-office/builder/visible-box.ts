import type { ElementBox } from '@ribambelle/api/pages/preview-messages.ts';

/**
 * Returns the part of a box that is below what covers the top of the window, such as a header that
 * sticks there; null for none. All in CSS pixels of the frame.
 */
export function visibleBox(box: ElementBox, covered: number): ElementBox | null {
  const top = Math.max(box.top, covered);
  const height = box.top + box.height - top;
  return height > 0 ? { ...box, top, height } : null;
}
