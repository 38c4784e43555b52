/**
 * Returns the markup with its headings from `level` on: the highest that the author used becomes
 * `level`, lower ones follow, and none is more than one step below the previous one. The text then
 * fits under any heading of ours, whatever was chosen in the editor.
 */
export const withHeadingsFrom = (html: string, level: number): string => {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/gi)].map(([, level_text]) => Number(level_text));
  const highest = Math.min(...levels);
  let before = level - 1;
  return html.replaceAll(/<(\/?)h([1-6])(?=[\s>])/gi, (_, closing: string, level_text: string) => {
    if (closing === '') before = Math.min(6, before + 1, level + Number(level_text) - highest);
    return `<${closing}h${before}`;
  });
};
