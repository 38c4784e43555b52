import { ActionIcon, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useAgo } from '../fields/use-ago.ts';
import { Icon } from '../shell/icons.tsx';
import { Section } from './facts.tsx';
import { useUnsaved } from './unsaved.ts';

interface Note {
  readonly cuid: string;
  readonly text: string;
  readonly author_name: string;
  readonly created_at: string;
}

/** Notes about a record that staff alone read: those there are, one more, one less. Whoever shows it sends what is done. */
export function Notes(props: {
  notes: readonly Note[];
  sending: boolean;
  /** Without the right to it there is no field. */
  add: ((text: string, added: () => void) => void) | null;
  remove: ((note: string) => void) | null;
}) {
  const texts = useTexts('office-access');
  const { notes, add, remove } = props;
  const [text, setText] = useState('');
  useUnsaved({ isUnsaved: () => text.trim() !== '', discard: () => setText('') });
  return (
    <Section title={texts.notes}>
      <Text size="sm" c="dimmed">
        {notes.length === 0 ? texts.no_notes : texts.notes_help}
      </Text>
      <Stack gap="xs" component="ul" p={0} m={0}>
        {notes.map((note) => (
          <OneNote key={note.cuid} note={note} remove={remove} />
        ))}
      </Stack>
      {add === null ? null : (
        <>
          <Textarea
            label={texts.note}
            value={text}
            autosize
            minRows={2}
            maxLength={4000}
            onChange={({ target }) => setText(target.value)}
          />
          <Group>
            <Button
              size="compact-sm"
              variant="light"
              loading={props.sending}
              disabled={text.trim() === ''}
              onClick={() => add(text, () => setText(''))}
            >
              {texts.add_note}
            </Button>
          </Group>
        </>
      )}
    </Section>
  );
}

function OneNote({ note, remove }: { note: Note; remove: ((note: string) => void) | null }) {
  const texts = useTexts('office-access');
  const ago = useAgo();
  return (
    <Group component="li" justify="space-between" align="start" wrap="nowrap" gap="md">
      <div>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Text>
        <Text size="xs" c="gray.7">
          {texts.note_by(note.author_name, ago(note.created_at))}
        </Text>
      </div>
      {remove === null ? null : (
        <ActionIcon
          variant="subtle"
          color="gray.7"
          aria-label={texts.remove_note}
          onClick={() => remove(note.cuid)}
        >
          <Icon name="close" size={16} />
        </ActionIcon>
      )}
    </Group>
  );
}
