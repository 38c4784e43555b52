import { Button, Group, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useNavigate } from 'react-router';
import { usePickText } from '../texts/use-pick-text.ts';
import { ConflictBar } from './conflict-bar.tsx';
import type { Editor } from './use-editor.ts';
import type { PageActs } from './use-page-acts.ts';

type Line = Answer<'listOfficePages'>['data'][number];

/** Notes above the page: another author, work that was taken up again, a link that was followed. */
export function BuilderNotes(props: {
  readonly editor: Editor;
  /** The page of the link that was pressed in the frame; null for none. */
  readonly linked: { readonly page: Line | null } | null;
  readonly acts: Pick<PageActs, 'takeTheirs' | 'keepMine'>;
}) {
  const { editor, linked } = props;
  const texts = useTexts('office-builder');
  const pick = usePickText();
  const navigate = useNavigate();
  const page = linked?.page ?? null;
  return (
    <>
      <ConflictBar
        keeping={editor.keeping}
        onTheirs={props.acts.takeTheirs}
        onMine={props.acts.keepMine}
      />
      {editor.restored ? <p className="builder-note">{texts.restored}</p> : null}
      {linked === null ? null : (
        <Group className="builder-note" role="status" gap="sm">
          <Text size="sm">
            {page === null ? texts.leads_elsewhere : texts.leads_to(pick(page.title))}
          </Text>
          {page === null ? null : (
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => void navigate(`/pages/${page.cuid}`)}
            >
              {texts.edit_that}
            </Button>
          )}
        </Group>
      )}
    </>
  );
}
