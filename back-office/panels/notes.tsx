import { ActionIcon, Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactNode, useState } from 'react';
import { useAgo } from '../fields/use-ago.ts';
import { State } from '../lists/state.tsx';
import { Icon } from '../shell/icons.tsx';
import { Section } from './facts.tsx';
import { useUnsaved } from './unsaved.ts';

/** A note about a record. */
export interface Note {
  readonly cuid: string;
  readonly version: number;
  readonly text: string;
  readonly author_name: string;
  readonly created_at: string;
  readonly edited_by_name: string | null;
  readonly edited_at: string | null;
  /** True when its family reads it; when left out, no family ever does. */
  readonly for_family?: boolean;
}

interface Said {
  readonly text: string;
  readonly for_family: boolean;
}

/**
 * The notes about a record that only staff read, with the ways to add and to remove one. The caller
 * sends the changes.
 */
export function Notes(props: {
  notes: readonly Note[];
  order?: 2 | 3;
  sending: boolean;
  /** True when a note can be for the family of the record. */
  family?: boolean;
  /** Adds a note; null, without a field, for staff without the permission. */
  add: ((said: Said, added: () => void) => void) | null;
  /** Draws the form that changes a note; null for staff without the permission. */
  renderEdit: ((note: Note, close: () => void) => ReactNode) | null;
  remove: ((note: string) => void) | null;
}) {
  const texts = useTexts('office-notes');
  const { notes, add, renderEdit, remove, family = false } = props;
  return (
    <Section title={texts.notes} order={props.order ?? 3}>
      <Text size="sm" c="dimmed">
        {family ? texts.staff_or_family : texts.staff_alone}
        {notes.length === 0 ? ` ${texts.none}` : ''}
      </Text>
      <Stack gap="xs" component="ul" p={0} m={0}>
        {notes.map((note) => (
          <OneNote key={note.cuid} note={note} renderEdit={renderEdit} remove={remove} />
        ))}
      </Stack>
      {add === null ? null : <NewNote add={add} family={family} sending={props.sending} />}
    </Section>
  );
}

function NewNote(props: {
  add: (said: Said, added: () => void) => void;
  family: boolean;
  sending: boolean;
}) {
  const texts = useTexts('office-notes');
  const [text, setText] = useState('');
  const [for_family, setForFamily] = useState(false);
  const empty = () => {
    setText('');
    setForFamily(false);
  };
  useUnsaved({ isUnsaved: () => text.trim() !== '', discard: empty });
  return (
    <>
      <Textarea
        label={texts.note}
        value={text}
        autosize
        minRows={2}
        maxLength={4000}
        onChange={({ target }) => setText(target.value)}
      />
      {props.family ? (
        <Checkbox
          label={texts.for_family}
          description={texts.for_family_help}
          checked={for_family}
          onChange={({ target }) => setForFamily(target.checked)}
        />
      ) : null}
      <Group>
        <Button
          size="compact-sm"
          variant="light"
          loading={props.sending}
          disabled={text.trim() === ''}
          onClick={() => props.add({ text, for_family }, empty)}
        >
          {texts.add}
        </Button>
      </Group>
    </>
  );
}

function OneNote(props: {
  note: Note;
  renderEdit: ((note: Note, close: () => void) => ReactNode) | null;
  remove: ((note: string) => void) | null;
}) {
  const texts = useTexts('office-notes');
  const ago = useAgo();
  const [editing, setEditing] = useState<Note | null>(null);
  const { note, renderEdit, remove } = props;
  if (editing !== null && renderEdit !== null)
    return <li className="office-note">{renderEdit(editing, () => setEditing(null))}</li>;
  const { edited_by_name, edited_at } = note;
  const edit_texts =
    edited_by_name === null || edited_at === null
      ? []
      : [texts.edited(edited_by_name, ago(edited_at))];
  return (
    <Group
      component="li"
      className="office-note"
      justify="space-between"
      align="start"
      wrap="nowrap"
      gap="md"
    >
      <div>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Text>
        <Text size="xs" c="gray.7">
          {[texts.by(note.author_name, ago(note.created_at)), ...edit_texts].join(' · ')}
        </Text>
        {note.for_family === true ? <State color="amber">{texts.reads_family}</State> : null}
      </div>
      <Group gap={2} wrap="nowrap">
        {renderEdit === null ? null : (
          <ActionIcon
            variant="subtle"
            color="gray.7"
            aria-label={texts.edit}
            onClick={() => setEditing(note)}
          >
            <Icon name="pencil" size={16} />
          </ActionIcon>
        )}
        {remove === null ? null : (
          <ActionIcon
            variant="subtle"
            color="gray.7"
            aria-label={texts.remove}
            onClick={() => remove(note.cuid)}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        )}
      </Group>
    </Group>
  );
}

/** The form that changes the text of a note. */
export function NoteWords(props: {
  note: Note;
  sending: boolean;
  save: (text: string) => void;
  close: () => void;
}) {
  const office = useTexts('office');
  const texts = useTexts('office-notes');
  const { note, close } = props;
  const [text, setText] = useState(note.text);
  useUnsaved({ isUnsaved: () => text !== note.text, discard: () => setText(note.text) });
  return (
    <Stack gap="xs">
      <Textarea
        label={texts.words}
        value={text}
        autosize
        minRows={2}
        maxLength={4000}
        data-autofocus
        onChange={({ target }) => setText(target.value)}
      />
      <Group gap="xs">
        <Button
          size="compact-sm"
          loading={props.sending}
          disabled={text.trim() === ''}
          onClick={() => (text.trim() === note.text ? close() : props.save(text))}
        >
          {office.save}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={close}>
          {office.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
