import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { findElement } from '@ribambelle/domain/website/page-tree.ts';
import type { HistoryStep } from '@ribambelle/domain/website/undo-keys.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../data/session.tsx';
import { useFocalPoints } from './picture-facts.ts';
import { wordsIn } from './fields/words-field.tsx';
import { settingAt } from './setting-at.ts';
import type { Editor } from './use-editor.ts';
import type { Looking } from './use-looked-version.ts';
import { type Frame, loadOnce, mayFrame, useFrame } from './use-frame.ts';
import { useFramePath } from './use-frame-path.ts';

/** The frame of a page that is being written, and its address; null with the reason for none. */
export interface BuilderFrame {
  readonly frame: Frame;
  readonly src: string | null;
  readonly reason: string;
}

/** Pages of a family's own cart: nobody may frame them, with any link. */
const UNFRAMED = /^\/(cart|checkout|account)(\/|$)/;
/** The time after which a newer link is asked for, in milliseconds. */
const A_WHILE = 45 * 60_000;

/** Shows the page of an editor in the frame of the site, in one language. */
export function useBuilderFrame(input: {
  readonly opened: Answer<'getOfficePage'>;
  readonly editor: Editor;
  readonly looking: Looking;
  /** True for those that may only read. */
  readonly disabled: boolean;
  readonly language: Language;
  readonly onPressed: (id: string, field: string | null) => void;
  /** A text was written in the page: the setting with the words of all languages. */
  readonly onTyped: (
    id: string,
    setting: { readonly path: string; readonly value: unknown },
  ) => void;
  readonly onWanted: (path: string) => void;
  readonly onStepped: (step: HistoryStep) => void;
}): BuilderFrame {
  const { opened, editor, language } = input;
  const texts = useTexts('office-builder');
  const { site, language: fallback } = useSession().organiser;
  const { looked, leave } = input.looking;
  const { content } = editor.page;
  const drawn = useFocalPoints(looked?.content ?? content);
  const isFixed = looked !== null || input.disabled;
  const shown = useMemo(
    () => ({ content: drawn, language, fallback, fixed: isFixed }),
    [drawn, language, fallback, isFixed],
  );
  const path = useFramePath(opened.pathname);
  const search = usePreviewSearch(opened, language);
  const isFramed = !UNFRAMED.test(opened.pathname);
  const isAllowed = site === null || mayFrame(site);
  useEffect(() => {
    if (!isAllowed) loadOnce();
  }, [isAllowed]);
  const src =
    site === null || path === null || path === undefined || !isFramed || !isAllowed
      ? null
      : `${site}/${language}${path === '/' ? '' : path}${search}`;
  const frame = useFrame({
    origin: site ?? '',
    src,
    shown,
    selected: looked === null ? editor.selected : null,
    acts: {
      onPressed: (id, field) => {
        if (looked === null) input.onPressed(id, field);
      },
      onTyped: ({ id, field, text }) => {
        const element = findElement(content, id);
        if (element === null || isFixed) return;
        const words = wordsIn(settingAt(element.settings, field));
        input.onTyped(id, { path: field, value: { ...words, [language]: text } });
      },
      onWanted: (wanted) => {
        if (looked === null) input.onWanted(wanted);
      },
      onStepped: input.onStepped,
      onLeft: leave,
    },
  });
  if (!isFramed) return { frame, src, reason: texts.no_frame };
  const reason = site === null ? texts.no_site : path === null ? texts.no_subject : '';
  return { frame, src, reason };
}

/**
 * Returns the query that opens the draft of a page. Its link works for an hour: the frame takes a
 * newer one where it loads another page anyway, for another language.
 */
function usePreviewSearch(opened: Answer<'getOfficePage'>, language: Language): string {
  const call = useClient();
  const [newest, setNewest] = useState(opened.preview);
  const [kept, setKept] = useState({ language, preview: newest });
  if (kept.language !== language) setKept({ language, preview: newest });
  const { cuid } = opened;
  useEffect(() => {
    const timer = setInterval(() => {
      // without an answer the last one stays
      call('getOfficePage', { page: cuid }).then(
        ({ preview }) => setNewest(preview),
        () => {},
      );
    }, A_WHILE);
    return () => clearInterval(timer);
  }, [call, cuid]);
  return kept.preview.slice(kept.preview.indexOf('?'));
}
