import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { findElement, type PageTree } from '@ribambelle/domain/website/page-tree.ts';
import { findByPathname } from '@ribambelle/domain/website/pathnames.ts';
import { useRef, useState } from 'react';
import { useMay, useOfferedLanguages, useSession } from '../data/session.tsx';
import { useOnAPhone } from '../shell/use-on-a-phone.ts';
import { usePickText } from '../texts/use-pick-text.ts';
import { BuilderDialogs, type Dialog } from './builder-dialogs.tsx';
import { BuilderHead, type View } from './builder-head.tsx';
import { BuilderNotes } from './builder-notes.tsx';
import type { FormPlace } from './fields/field-props.ts';
import { FormPart } from './form-part.tsx';
import { focusIn } from './focus-in.ts';
import { Outline } from './outline.tsx';
import { Stage } from './stage.tsx';
import { useBuilderFrame } from './use-builder-frame.ts';
import { useEditor } from './use-editor.ts';
import { useElementActs } from './use-element-acts.ts';
import { useLookedVersion } from './use-looked-version.ts';
import { usePageActs } from './use-page-acts.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { VersionBar } from './version-bar.tsx';
import './builder.css';
import './outline.css';

const PARTS = ['outline', 'frame', 'form'] as const;
type Part = (typeof PARTS)[number];

/** A page that is looked at has no handles. */
const NO_ELEMENTS: PageTree = [];

/** The editor: outline, the site itself, and the form of the chosen element. */
export function Builder({ page: opened }: { readonly page: Answer<'getOfficePage'> }) {
  const texts = useTexts('office-builder');
  const { organiser } = useSession();
  const languages = useOfferedLanguages();
  const reader = useLanguage();
  const pick = usePickText();
  const disabled = !useMay()('website-pages.update');
  const onPhone = useOnAPhone();
  const [view, setView] = useState<View>({
    language: languages.includes(reader) ? reader : organiser.language,
    side_by_side: false,
    width: onPhone ? 390 : 1280,
  });
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
      if (field === null) focusField(null);
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
      {isLooking ? null : <PartsChoice part={part} onChange={setPart} />}
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
          if (onPhone) setPart('form');
          focusField(remark.field);
        }}
      />
    </div>
  );
}

/** The choice of the part that a phone shows. */
function PartsChoice(props: { readonly part: Part; readonly onChange: (part: Part) => void }) {
  const texts = useTexts('office-builder');
  return (
    <SegmentedControl
      className="builder-parts-choice"
      aria-label={texts.the_page}
      value={props.part}
      data={PARTS.map((each) => ({ value: each, label: texts[each] }))}
      onChange={(next) => props.onChange(PARTS.find((each) => each === next) ?? 'frame')}
    />
  );
}
