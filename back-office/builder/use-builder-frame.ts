import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { findElement } from '@ribambelle/domain/website/page-tree.ts';
import { useMemo } from 'react';
import { useSession } from '../data/session.tsx';
import { wordsIn } from './fields/words-field.tsx';
import { settingAt } from './setting-at.ts';
import type { Editor } from './use-editor.ts';
import { type Frame, useFrame } from './use-frame.ts';
import { useFramePath } from './use-frame-path.ts';

/** The frame of a page that is being written, and its address; null with the reason for none. */
export interface BuilderFrame {
  readonly frame: Frame;
  readonly src: string | null;
  readonly reason: string;
}

/** Shows the page of an editor in the frame of the site, in one language. */
export function useBuilderFrame(input: {
  readonly opened: Answer<'getOfficePage'>;
  readonly editor: Editor;
  readonly language: Language;
  readonly onPressed: (id: string, field: string | null) => void;
  /** A text was written in the page: the setting with the words of all languages. */
  readonly onTyped: (
    id: string,
    setting: { readonly path: string; readonly value: unknown },
  ) => void;
  readonly onWanted: (path: string) => void;
}): BuilderFrame {
  const { opened, editor, language } = input;
  const texts = useTexts('office-builder');
  const { site, language: fallback } = useSession().organiser;
  const { content } = editor.page;
  const shown = useMemo(() => ({ content, language, fallback }), [content, language, fallback]);
  const path = useFramePath(opened.pathname);
  const search = opened.preview.slice(opened.preview.indexOf('?'));
  const src =
    site === null || path === null || path === undefined
      ? null
      : `${site}/${language}${path === '/' ? '' : path}${search}`;
  const frame = useFrame({
    origin: site ?? '',
    src,
    shown,
    selected: editor.selected,
    acts: {
      onPressed: input.onPressed,
      onTyped: ({ id, field, text }) => {
        const element = findElement(content, id);
        if (element === null) return;
        const words = wordsIn(settingAt(element.settings, field));
        input.onTyped(id, { path: field, value: { ...words, [language]: text } });
      },
      onWanted: input.onWanted,
    },
  });
  const reason = site === null ? texts.no_site : path === null ? texts.no_subject : '';
  return { frame, src, reason };
}
