import type { OfficeMessage } from '@ribambelle/api/pages/preview-messages.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { WrittenPage } from './checks.ts';
import { isSame } from './history.ts';

type Content = WrittenPage['content'];
type Element = Content[number];

/** The page as the frame shows it: its tree, and the language of its words. */
export interface Shown {
  readonly content: Content;
  readonly language: Language;
  readonly fallback: Language;
  /** True for a page that is only looked at. */
  readonly fixed?: boolean;
}

/**
 * Returns the message that brings the frame from one state to the next: the settings of one element
 * where nothing else differs, otherwise the whole page; null when nothing does.
 */
export function messageBetween(before: Shown | null, next: Shown): OfficeMessage | null {
  const show: OfficeMessage = { ribambelle: 1, type: 'show', ...next };
  if (before === null || before.language !== next.language || before.fixed !== next.fixed)
    return show;
  const changes = changedElements(before.content, next.content);
  if (changes === null) return show;
  const [first, ...others] = changes;
  if (first === undefined) return null;
  if (others.length > 0) return show;
  return { ribambelle: 1, type: 'change', id: first.id, settings: first.settings };
}

/** Returns the elements whose settings differ; null when the trees have another structure. */
function changedElements(before: readonly Element[], next: readonly Element[]): Element[] | null {
  if (before === next) return [];
  if (before.length !== next.length) return null;
  const changes: Element[] = [];
  for (const [index, element] of next.entries()) {
    const old = before[index];
    if (old === undefined || old.id !== element.id || old.element !== element.element) return null;
    if (!isSame(old.settings, element.settings)) changes.push(element);
    const inside = changedElements(old.children, element.children);
    if (inside === null) return null;
    changes.push(...inside);
  }
  return changes;
}
