import type { Answer } from '@ribambelle/api/client.ts';
import { useOfferedLanguages } from '../data/session.tsx';
import { remarksOn } from './checks.ts';
import type { PastVersion } from '../panels/version-list.tsx';
import { copyOf, newElement } from './edits.ts';
import type { FormPlace } from './fields/field-props.ts';
import { fitsIn, subjectsFor } from './fitting.ts';
import { KeepSectionDialog } from './keep-section-dialog.tsx';
import { PageSettings } from './page-settings.tsx';
import { ElementPalette } from './palette.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { Remark } from './remark.ts';
import { useDescribed } from './picture-facts.ts';
import { useBrokenLinks } from './use-broken-links.ts';
import type { Editor } from './use-editor.ts';
import type { EditorActs } from './use-element-acts.ts';
import type { PageActs } from './use-page-acts.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** A dialog over the editor, besides the palette. */
export type Dialog = 'publish' | 'settings' | 'versions';

/** The dialogs of the editor: palette, publishing, the page as a whole, its versions. */
export function BuilderDialogs(props: {
  readonly dialog: Dialog | null;
  readonly onDialog: (dialog: Dialog | null) => void;
  readonly opened: Answer<'getOfficePage'>;
  readonly editor: Editor;
  readonly acts: EditorActs;
  readonly pageActs: PageActs;
  readonly place: FormPlace;
  /** Shows a version in the frame; null where there is none. */
  readonly onLook: ((version: PastVersion) => void) | null;
  readonly onRemark: (remark: Remark) => void;
}) {
  const { dialog, onDialog, opened, editor, acts, pageActs, place } = props;
  const languages = useOfferedLanguages();
  const { page } = editor;
  const close = () => onDialog(null);
  const isPublishing = dialog === 'publish';
  const described = useDescribed(page.content);
  const { broken, checking } = useBrokenLinks(page.content, {
    own: [opened.pathname, page.pathname],
    enabled: isPublishing,
  });
  const { onLook } = props;
  const look = (version: PastVersion) => {
    close();
    onLook?.(version);
  };
  const publish = async () => {
    if (await pageActs.publish()) close();
  };
  return (
    <>
      <ElementPalette
        opened={acts.adding !== null}
        onClose={acts.stopAdding}
        fits={(name) => fitsIn(page.content, { name, parent_id: acts.adding?.parent_id ?? null })}
        subjects={subjectsFor(opened)}
        onChoose={({ element, preset }) => acts.insert(newElement(element, preset))}
        onSaved={(section) => acts.insert(copyOf(section))}
      />
      <KeepSectionDialog section={acts.kept} onClose={acts.stopKeeping} />
      <PublishDialog
        opened={isPublishing}
        onClose={close}
        page={page}
        remarks={isPublishing ? remarksOn(page, { languages, broken, described }) : []}
        checking={checking}
        sending={pageActs.publishing}
        onPublish={() => void publish()}
        onSelect={(remark) => {
          onDialog(remark.field !== null && remark.id === null ? 'settings' : null);
          props.onRemark(remark);
        }}
      />
      <PageSettings
        opened={dialog === 'settings'}
        onClose={close}
        page={page}
        ours={opened.ours}
        redirects={pageActs.redirects}
        place={place}
        refusal={editor.keeping.state === 'refused' ? editor.keeping.sentence : null}
        onChange={(next, field) => editor.edit(() => next, field)}
      />
      <VersionsDialog
        opened={dialog === 'versions'}
        onClose={close}
        page={opened.cuid}
        disabled={place.disabled}
        onLook={onLook === null ? null : look}
        onRestore={(number) => {
          close();
          pageActs.restore(number);
        }}
      />
    </>
  );
}
