import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import type { Saving } from './use-action-form.ts';
import { useAgo } from './use-ago.ts';
import { useBroughtIntoSight } from './use-brought-into-sight.ts';
import type { KeptDraft } from './use-draft.ts';

/**
 * The form of `useActionForm`, with notices above its fields: a draft, an error, or a change by
 * another person.
 */
export function ActionForm(props: {
  saving: Saving;
  id?: string;
  className?: string;
  'aria-label'?: string;
  noValidate?: boolean;
  /** Called first when the form is sent. */
  onSubmit?: () => void;
  children: ReactNode;
}) {
  const { saving, children, onSubmit, ...form } = props;
  return (
    <form
      {...form}
      onSubmit={(event) => {
        // a form behind the dialog of this one is another form
        event.stopPropagation();
        onSubmit?.();
        saving.submit(event);
      }}
    >
      <Notices saving={saving} />
      {children}
    </form>
  );
}

/** The same notices for values that are sent by something other than a form's own button. */
export function Notices({ saving }: { saving: Saving }) {
  const { problem, meanwhile, draft } = saving;
  if (problem === null && meanwhile === null && draft === null) return null;
  return (
    <Stack gap="xs" mb="sm">
      {draft === null ? null : <Begun draft={draft} />}
      {meanwhile === null ? null : (
        <ChangedMeanwhile key={meanwhile.version} meanwhile={meanwhile} />
      )}
      {problem === null ? null : <Problem sentence={problem} />}
    </Stack>
  );
}

function Problem({ sentence }: { sentence: string }) {
  const here = useBroughtIntoSight(sentence);
  return (
    <Alert ref={here} color="red" role="alert">
      {sentence}
    </Alert>
  );
}

/** The offer to resume the values that were typed here before and not sent. */
function Begun({ draft }: { draft: KeptDraft }) {
  const texts = useTexts('office').draft;
  const ago = useAgo();
  return (
    <Alert color="petrol" role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm">{texts.title(ago(new Date(draft.saved_at).toISOString()))}</Text>
        <Group gap="xs">
          <Button size="compact-sm" onClick={draft.resume}>
            {texts.resume}
          </Button>
          <Button size="compact-sm" variant="default" onClick={draft.discard}>
            {texts.discard}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
