import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { readAttendanceCode } from '@ribambelle/domain/attendances/attendance-code.ts';
import { useEffect, useState } from 'react';
import { FormDialog } from '../../panels/form-dialog.tsx';
import styles from './attendances.module.css';
import { qrReader } from './read-qr.ts';
import { RegisterRow } from './register-row.tsx';
import type { Attendee } from './register-state.ts';
import { useCamera } from './use-camera.ts';
import { useMarking } from './use-marking.ts';

/** Records an arrival by badge: the camera reads it, or its code is typed. */
export function ScanDialog({ attendees }: { attendees: readonly Attendee[] }) {
  const texts = useTexts('office-attendances');
  // load the reader of codes before the connection may be lost
  useEffect(() => void qrReader().catch(() => null), []);
  return (
    <FormDialog
      title={texts.scan_title}
      renderButton={(open) => (
        <Button h={36} onClick={open}>
          {texts.scan}
        </Button>
      )}
    >
      {() => <Scan attendees={attendees} />}
    </FormDialog>
  );
}

function Scan({ attendees }: { attendees: readonly Attendee[] }) {
  const texts = useTexts('office-attendances');
  const marking = useMarking();
  const [text, setText] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const take = (code_text: string) => {
    const code_known = readAttendanceCode(code_text);
    setCode(code_known);
    const attendee = attendeeOf(attendees, code_known);
    const { state } = attendee?.attendance ?? {};
    if (attendee !== undefined && (state === 'EXPECTED' || state === 'ABSENT'))
      marking.arrive(attendee);
    if ('vibrate' in navigator) navigator.vibrate(attendee === undefined ? [60, 60, 60] : 80);
  };
  const { video, refused } = useCamera(take);
  return (
    <Stack gap="sm">
      {refused ? (
        <Text size="sm">{texts.scan_no_camera}</Text>
      ) : (
        <>
          <Text size="sm">{texts.scan_text}</Text>
          <video ref={video} className={styles['camera']} muted playsInline />
        </>
      )}
      <div role="status">{code === null ? null : <Found attendees={attendees} code={code} />}</div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (readAttendanceCode(text) === '') return;
          take(text);
          setText('');
        }}
      >
        <Group align="end" gap="xs" wrap="nowrap">
          <TextInput
            flex={1}
            label={texts.scan_typed}
            value={text}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" variant="default">
            {texts.scan_find}
          </Button>
        </Group>
      </form>
    </Stack>
  );
}

/** The participant of a code, with the marks that can come next. */
function Found({ attendees, code }: { attendees: readonly Attendee[]; code: string }) {
  const texts = useTexts('office-attendances');
  const attendee = attendeeOf(attendees, code);
  if (attendee === undefined) return <Text c="red.7">{texts.scan_unknown(code)}</Text>;
  return (
    <ul className={styles['found']}>
      <RegisterRow attendee={attendee} />
    </ul>
  );
}

/**
 * Returns the participant of a code; with several dates that day, the first that they have not
 * left.
 */
function attendeeOf(attendees: readonly Attendee[], code: string): Attendee | undefined {
  const matches = attendees.filter(({ attendance_code }) => attendance_code === code);
  return matches.find(({ attendance }) => attendance.state !== 'LEFT') ?? matches[0];
}
