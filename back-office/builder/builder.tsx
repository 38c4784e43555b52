import { Button, Group, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { defaultCuid, defaultPages } from '@ribambelle/domain/website/default-pages.ts';
import { findElement, type PageTree } from '@ribambelle/domain/website/page-tree.ts';
import { findByPathname } from '@ribambelle/domain/website/pathnames.ts';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay, useOfferedLanguages, useSession } from '../data/session.tsx';
import { useOnAPhone } from '../shell/use-on-a-phone.ts';
import { usePickText } from '../texts/use-pick-text.ts';
import { BuilderHead, type View } from './builder-head.tsx';
import { remarksOn } from './checks.ts';
import { ConflictBar } from './conflict-bar.tsx';
import { ElementForm } from './element-form.tsx';
import type { FormPlace } from './fields/field-props.ts';
import { wordsIn } from './fields/words-field.tsx';
import { type ElementName, isElementName, mayHold, subjectsIn } from './known-elements.ts';
import { Outline } from './outline.tsx';
import { PageSettings } from './page-settings.tsx';
import { ElementPalette } from './palette.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { settingAt } from './setting-at.ts';
import { Stage } from './stage.tsx';
import { useEditor } from './use-editor.ts';
import { useElementActs } from './use-element-acts.ts';
import { useFrame } from './use-frame.ts';
import { useFramePath } from './use-frame-path.ts';
import { usePageActs } from './use-page-acts.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { VersionsDialog } from './versions-dialog.tsx';
import './builder.css';

type OfficePage = Answer<'getOfficePage'>;
type Dialog = 'publish' | 'settings' | 'versions';

const PARTS = ['outline', 'frame', 'form'] as const;

/** The editor: outline, the site itself, and the form of the chosen element. */
export function Builder({ page: opened }: { readonly page: OfficePage }) {
  const texts = useTexts('office-builder');
  const { organiser } = useSession();
  const languages = useOfferedLanguages();
  const reader = useLanguage();
  const pick = usePickText();
  const navigate = useNavigate();
  const disabled = !useMay()('website-pages.update');
  const onPhone = useOnAPhone();
  const [view, setView] = useState<View>({
    language: languages.includes(reader) ? reader : organiser.language,
    side_by_side: false,
    width: onPhone ? 390 : 1280,
  });
  const [part, setPart] = useState<(typeof PARTS)[number]>('frame');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const editor = useEditor(opened);
  const acts = useElementActs(editor);
  const pageActs = usePageActs(opened, editor);
  const { page, selected } = editor;
  const tree: PageTree = page.content;
  const pages = useCall('listOfficePages', {}).data?.data ?? [];
  const form = useRef<HTMLElement>(null);
  useUndoKeys({ editor, speak: acts.speak, disabled });

  const shown = useMemo(
    () => ({
      content: page.content,
      language: view.language,
      fallback: organiser.language,
    }),
    [page.content, view.language, organiser.language],
  );
  const path = useFramePath(opened.pathname);
  const search = opened.preview.slice(opened.preview.indexOf('?'));
  const { site } = organiser;
  const src =
    site === null || path === null || path === undefined
      ? null
      : `${site}/${view.language}${path === '/' ? '' : path}${search}`;
  const focusField = (field: string | null) =>
    requestAnimationFrame(() => focusIn(form.current, field));
  const frame = useFrame({
    origin: site ?? '',
    shown,
    selected,
    acts: {
      onPressed: (id, field) => {
        editor.select(id);
        setPart('frame');
        if (field === null) focusField(null);
      },
      onTyped: ({ id, field, text }) => {
        const element = findElement(tree, id);
        if (element === null || disabled) return;
        const words = wordsIn(settingAt(element.settings, field));
        acts.write(id, { path: field, value: { ...words, [view.language]: text } });
      },
      onWanted: setWanted,
    },
  });
  const place: FormPlace = {
    languages: view.side_by_side ? languages : [view.language],
    content: tree,
    pages: pages.map(({ pathname, title }) => ({ pathname, title: pick(title) })),
    disabled,
    revision: editor.revision,
  };
  const remarks = remarksOn(page, {
    languages,
    pathnames: [opened.pathname, page.pathname, ...pages.map(({ pathname }) => pathname)],
  });
  const publish = async () => {
    if (await pageActs.publish()) setDialog(null);
  };
  const element = selected === null ? null : findElement(tree, selected);
  const linked = wanted === null ? null : findByPathname(pages, wanted);
  return (
    <div className="builder">
      <title>{`${pick(page.title)} · Ribambelle`}</title>
      <BuilderHead
        title={pick(page.title)}
        editor={editor}
        view={view}
        onView={setView}
        disabled={disabled}
        publishable={pageActs.publishable}
        onPublish={() => setDialog('publish')}
        onSettings={() => setDialog('settings')}
        onVersions={() => setDialog('versions')}
        acts={pageActs.menu}
      />
      <ConflictBar
        keeping={editor.keeping}
        onTheirs={pageActs.takeTheirs}
        onMine={() => void editor.keeper.overwrite()}
      />
      {editor.restored ? <p className="builder-note">{texts.restored}</p> : null}
      {wanted === null ? null : (
        <Group className="builder-note" role="status" gap="sm">
          <Text size="sm">
            {linked === null ? texts.leads_elsewhere : texts.leads_to(pick(linked.page.title))}
          </Text>
          {linked === null ? null : (
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => void navigate(`/pages/${linked.page.cuid}`)}
            >
              {texts.edit_that}
            </Button>
          )}
        </Group>
      )}
      <SegmentedControl
        className="builder-parts-choice"
        aria-label={texts.the_page}
        value={part}
        data={PARTS.map((each) => ({ value: each, label: texts[each] }))}
        onChange={(next) => setPart(PARTS.find((each) => each === next) ?? 'frame')}
      />
      <div className="builder-body" data-part={part}>
        <Outline tree={tree} selected={selected} acts={acts} disabled={disabled} />
        <Stage
          src={src}
          reason={site === null ? texts.no_site : path === null ? texts.no_subject : ''}
          width={view.width}
          frame={frame}
          tree={tree}
          selected={selected}
          acts={acts}
          disabled={disabled}
        />
        <section className="builder-form" aria-label={texts.form} ref={form}>
          {element === null ? (
            <Text c="dimmed" p="md">
              {texts.choose_element}
            </Text>
          ) : (
            <ElementForm
              key={element.id}
              element={element}
              refused={frame.refused.has(element.id)}
              place={place}
              onChange={(name, value) => acts.write(element.id, { path: name, value })}
            />
          )}
        </section>
      </div>
      <VisuallyHidden role="status" aria-live="polite">
        {acts.spoken}
      </VisuallyHidden>
      <ElementPalette
        opened={acts.adding !== null}
        onClose={acts.stopAdding}
        fits={(name) => fitsIn(tree, { name, parent_id: acts.adding?.parent_id ?? null })}
        subjects={subjectsFor(opened)}
        onChoose={acts.choose}
      />
      <PublishDialog
        opened={dialog === 'publish'}
        onClose={() => setDialog(null)}
        page={page}
        remarks={remarks}
        sending={pageActs.publishing}
        onPublish={() => void publish()}
        onSelect={(remark) => {
          setDialog(remark.id === null && remark.about !== 'LARGE' ? 'settings' : null);
          if (remark.language !== undefined) setView({ ...view, language: remark.language });
          if (remark.id !== null) editor.select(remark.id);
          focusField(remark.field);
        }}
      />
      <PageSettings
        opened={dialog === 'settings'}
        onClose={() => setDialog(null)}
        page={page}
        ours={opened.ours}
        redirects={opened.redirects}
        place={place}
        onChange={(next, field) => editor.edit(() => next, field)}
      />
      <VersionsDialog
        opened={dialog === 'versions'}
        onClose={() => setDialog(null)}
        page={opened.cuid}
        disabled={disabled}
        onRestore={(number) => {
          setDialog(null);
          pageActs.restore(number);
        }}
      />
    </div>
  );
}

/** Tests whether an element can be added in a place, alone or in a section. */
function fitsIn(
  tree: PageTree,
  { name, parent_id }: { readonly name: ElementName; readonly parent_id: string | null },
): boolean {
  if (parent_id === null) return mayHold(null, name) || mayHold('sections-container', name);
  const parent = findElement(tree, parent_id);
  return parent !== null && mayHold(parent.element, name);
}

/** Returns the elements about which a page may be: those of our page at its address. */
function subjectsFor(page: OfficePage): readonly ElementName[] {
  const ours = defaultPages.find(({ pathname }) => defaultCuid(pathname) === page.cuid);
  const content: PageTree =
    ours?.content ??
    (page.type === 'AVAILABILITY'
      ? (defaultPages.find(({ type }) => type === 'AVAILABILITY')?.content ?? [])
      : []);
  return [...new Set(subjectsIn(content).map(({ element }) => element))].filter(isElementName);
}

/** Puts the cursor into the field of a setting, or into the first field of the form. */
function focusIn(form: HTMLElement | null, field: string | null): void {
  const around =
    field === null
      ? form?.querySelector<HTMLElement>('[data-setting]')
      : form?.querySelector<HTMLElement>(`[data-setting="${CSS.escape(field)}"]`);
  const input = around?.matches('input, textarea, [contenteditable]')
    ? around
    : around?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]');
  input?.focus();
}
