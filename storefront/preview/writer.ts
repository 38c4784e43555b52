import type { Draft } from './draft.ts';
import type { Saying } from './office.ts';
import type { Pressed } from './presses.ts';
import { settingWithText } from './setting-with-text.ts';
import { onlyText, placeCaret, typeInPage } from './type-in-page.ts';

/** The longest text that is written in the page. */
const LONGEST_TEXT = 10_000;

/** A text of the page, where it was pressed, and the setting that it is. */
interface Place {
  readonly id: string;
  readonly leaf: HTMLElement;
  readonly field: string;
  readonly lines: boolean;
  readonly x: number;
  readonly y: number;
}

interface Writer {
  /**
   * Chooses an element, and begins to write where its text is that of one setting; not in a page
   * that is only looked at.
   */
  readonly press: (press: Pressed) => void;
  /** True within the text that is being written. */
  readonly isWritten: (target: Node) => boolean;
  /** Ends the writing, if there is any. */
  readonly end: () => void;
  /** Ends the writing in a text that is no longer on the page. */
  readonly drew: () => void;
}

/** Creates the writing of words where they stand; what is written goes to the office at once. */
export function createWriter({
  draft,
  tell,
}: {
  readonly draft: Draft;
  readonly tell: (saying: Saying) => void;
}): Writer {
  let typing: { readonly leaf: HTMLElement; readonly end: () => void } | null = null;

  const type = ({ id, leaf, field, lines, x, y }: Place) => {
    const typed = (written: string) => {
      const line = lines ? written : written.replaceAll(/\s*\n\s*/g, ' ');
      const text = line.slice(0, LONGEST_TEXT);
      draft.write({ id, field, text });
      tell({ type: 'typed', id, field, text });
    };
    const ended = () => {
      typing = null;
      draft.hold(null);
    };
    draft.hold(draft.elementOf(id));
    typing = { leaf, end: typeInPage({ leaf, lines, typed, ended }) };
    placeCaret(leaf, { x, y });
  };

  return {
    press: ({ id, target, x, y }) => {
      const element = draft.elementOf(id);
      const text = onlyText(target)?.nodeValue ?? '';
      const setting = element === null || draft.isFixed() ? null : settingWithText(element, text);
      typing?.end();
      tell({ type: 'pressed', id, field: setting?.field ?? null });
      if (setting !== null) type({ ...setting, id, leaf: target, x, y });
    },
    isWritten: (target) => typing?.leaf.contains(target) === true,
    end: () => typing?.end(),
    drew: () => {
      if (typing?.leaf.isConnected === false) typing.end();
    },
  };
}
