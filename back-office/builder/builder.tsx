import { VisuallyHidden } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { findElement, type PageTree } from '@ribambelle/domain/website/page-tree.ts';
import { findByPathname } from '@ribambelle/domain/website/pathnames.ts';
import { useRef, useState } from 'react';
import { useMay, useOfferedLanguages } from '../data/session.tsx';
import { usePickText } from '../texts/use-pick-text.ts';
import { BuilderDialogs, type Dialog } from './builder-dialogs.tsx';
import { BuilderHead } from './builder-head.tsx';
import { BuilderNotes } from './builder-notes.tsx';
import { BuilderParts, type Part } from './builder-parts.tsx';
import type { FormPlace } from './fields/field-props.ts';
import { FormPart } from './form-part.tsx';
import { focusIn } from './focus-in.ts';
import { Outline } from './outline.tsx';
import { Stage } from './stage.tsx';
import { useBuilderFrame } from './use-builder-frame.ts';
import { useEditor } from './use-editor.ts';
import { useElementActs } from './use-element-acts.ts';
import { useLookedVersion } from './use-looked-version.ts';
import { useNarrow } from './use-narrow.ts';
import { usePageActs } from './use-page-acts.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { useView } from './use-view.ts';
import { VersionBar } from './version-bar.tsx';
import './builder.css';
import './outline.css';

/** A page that is looked at has no handles. */
const NO_ELEMENTS: PageTree = [];

/** The editor: outline, the site itself, and the form of the chosen element. */
export function Builder({ page: opened }: { readonly page: Answer<'getOfficePage'> }) {
  const languages = useOfferedLanguages();
  const pick = usePickText();
  const disabled = !useMay()('website-pages.update');
  const isNarrow = useNarrow();
  const [view, setView] = useView();
  const [part, setPart] = useState<Part>('frame');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const editor = useEditor(opened);
  const looking = useLookedVersion(opened.cuid);
  const isLooking = looking.looked !== null;
  const acts = useElementActs(editor);
  const pageActs = usePageActs(opened, editor);
  const pages = useCall('listOfficePages', {}).data?.data ?? [];
  const form = useRef<HTMLElement>(null);
  const focusField = (field: string | null) =>
    requestAnimationFrame(() => focusIn(form.current, field));
  const { frame, src, reason } = useBuilderFrame({
    opened,
    editor,
    looking,
    disabled,
    language: view.language,
    onPressed: (id, field) => {
      editor.select(id);
      if (field !== null) return;
      // what is not written in the page is written in its form
      if (isNarrow) setPart('form');
      focusField(null);
    },
    onTyped: acts.write,
    onWanted: setWanted,
    onStepped: useUndoKeys({ editor, speak: acts.speak, disabled: disabled || isLooking }),
  });
  const { page, selected } = editor;
  const place: FormPlace = {
    languages: view.side_by_side ? languages : [view.language],
    content: page.content,
    pages: pages.map(({ pathname, title }) => ({ pathname, title: pick(title) })),
    disabled,
    revision: editor.revision,
  };
  return (
    <div className="builder">
      <title>{`${pick(page.title)} · Ribambelle`}</title>
      <BuilderHead
        title={pick(page.title)}
        editor={editor}
        view={view}
        onView={setView}
        disabled={disabled || isLooking}
        onOpen={setDialog}
        acts={pageActs}
      />
      <BuilderNotes
        editor={editor}
        linked={wanted === null ? null : { page: findByPathname(pages, wanted)?.page ?? null }}
        acts={pageActs}
      />
      <VersionBar looking={looking} onRestore={disabled ? null : pageActs.restore} />
      <div
        className="builder-body"
        data-part={isLooking ? 'frame' : part}
        data-looking={isLooking || undefined}
      >
        <Outline
          tree={page.content}
          selected={selected}
          acts={acts}
          disabled={disabled}
          language={view.language}
        />
        <Stage
          src={src}
          reason={reason}
          width={view.width}
          frame={frame}
          tree={isLooking ? NO_ELEMENTS : page.content}
          selected={selected}
          acts={acts}
          disabled={disabled}
        />
        <FormPart
          ref={form}
          element={selected === null ? null : findElement(page.content, selected)}
          refused={frame.refused}
          place={place}
          onWrite={acts.write}
        />
      </div>
      {isLooking ? null : <BuilderParts part={part} onChange={setPart} />}
      <VisuallyHidden role="status" aria-live="polite">
        {acts.spoken}
      </VisuallyHidden>
      <BuilderDialogs
        dialog={dialog}
        onDialog={setDialog}
        opened={opened}
        editor={editor}
        acts={acts}
        pageActs={pageActs}
        onLook={src === null ? null : looking.look}
        place={place}
        onRemark={(remark) => {
          if (remark.language !== undefined) setView({ ...view, language: remark.language });
          if (remark.id !== null) editor.select(remark.id);
          if (isNarrow) setPart('form');
          focusField(remark.field);
        }}
      />
    </div>
  );
}
