import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { DialogFoot } from '../../panels/dialog-foot.tsx';
import type { Ask } from '@ribambelle/api/client.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { type Decided, NOTHING_DECIDED } from '../../bulk-actions/change-of.ts';
import { MessageFields } from '../../bulk-actions/message-fields.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { FormModal } from '../../panels/form-dialog.tsx';
import { useUnsaved } from '../../panels/unsaved.ts';
import { HolidaysSaid } from '../date-configurations/holidays-said.tsx';
import { Clashes } from './clashes.tsx';
import { AVAILABILITY_LISTS } from './refreshes.ts';

const MOST_LINES = 7;

interface Hours {
  readonly start_at: string;
  readonly end_at: string;
}

/** Dates of one availability with their wanted hours. */
export interface WantedMove {
  readonly availability: string;
  /** The title of the activity. */
  readonly title: string;
  readonly dates: readonly {
    readonly date: string;
    readonly version: number;
    readonly was: Hours;
    readonly to: Hours;
  }[];
}

/**
 * The question before dates are moved: the old and new hours, the families concerned, the clashes,
 * and the choice to write to the families.
 */
export function MoveDatesQuestion(props: {
  readonly move: WantedMove | null;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}) {
  const { move, onClose, onDone } = props;
  const texts = useTexts('office-week');
  return (
    <FormModal
      opened={move !== null}
      onClose={onClose}
      size="lg"
      title={texts.move_title(move?.title ?? '')}
    >
      {(close) =>
        move === null ? null : (
          <Question move={move} close={close} onClose={onClose} onDone={onDone} />
        )
      }
    </FormModal>
  );
}

function Question(props: {
  readonly move: WantedMove;
  /** Closes the question, and asks first when a message was written. */
  readonly close: () => void;
  readonly onClose: () => void;
  readonly onDone: (() => void) | undefined;
}) {
  const { move, close, onClose, onDone } = props;
  const texts = useTexts('office-week');
  const office = useTexts('office');
  const [draft, decide] = useState<Decided | null>(null);
  const preview = useCall('previewAvailabilityDates', {
    availability: move.availability,
    dates: move.dates.map(({ date, to }) => ({ date, ...to })),
  });
  const { data } = preview;
  const message = data?.message ?? null;
  const decided =
    draft ?? (message === null ? NOTHING_DECIDED : { ...NOTHING_DECIDED, tell: true, ...message });
  const telling = message !== null && decided.tell;
  const messageText = ({ subject, text }: Pick<Decided, 'subject' | 'text'>) =>
    JSON.stringify([subject, text]);
  useUnsaved({
    isUnsaved: () =>
      draft !== null && message !== null && messageText(draft) !== messageText(message),
    discard: () => decide(null),
  });
  const past = move.dates.some(({ was, to }) => hasBegun(was) || hasBegun(to));
  const after = () => {
    onClose();
    onDone?.();
  };
  const moving = useMoving(data?.families ?? 0, after);
  const run = () =>
    moving.run({
      ...requestOf(move),
      past,
      message: telling ? { subject: decided.subject, text: decided.text } : null,
    });
  const count = data?.registrations ?? 0;
  const has_text = [decided.subject, decided.text].every((each) =>
    Object.values(each).some((text) => text.trim() !== ''),
  );
  const label = telling
    ? texts.move_and_tell(data?.families ?? 0)
    : (data?.clashes.length ?? 0) > 0
      ? texts.move_anyway
      : texts.move;
  return (
    <Stack gap="sm">
      <Lines move={move} />
      <div aria-live="polite">
        {data === undefined ? null : (
          <Stack gap="xs">
            <Text size="sm">
              {count === 0 ? texts.move_nobody : texts.move_concerns(count, data.families)}
            </Text>
            <HolidaysSaid days={data.holidays} onLeaveOut={null} />
            <Clashes clashes={data.clashes} />
          </Stack>
        )}
      </div>
      {past ? <Alert color="amber">{texts.move_past}</Alert> : null}
      {preview.error === null ? null : (
        <Alert color="red">{sentenceOf(preview.error, office.no_answer)}</Alert>
      )}
      {message === null ? null : <MessageFields kind="MOVE" decided={decided} decide={decide} />}
      <DialogFoot>
        <Button variant="default" onClick={close}>
          {office.cancel}
        </Button>
        <Button
          data-autofocus
          loading={moving.isPending}
          disabled={data === undefined || (telling && !has_text)}
          onClick={run}
        >
          {label}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

/**
 * Returns the call that moves dates; it can be undone for ten seconds, unless families were written
 * to.
 */
function useMoving(families: number, after: () => void) {
  const texts = useTexts('office-week');
  const refreshes = [
    ...AVAILABILITY_LISTS,
    'listOfficeRegistrations',
    'getOfficeRegistration',
  ] as const;
  const quietly = useAction('moveAvailabilityDate', {
    refreshes,
    done: texts.moved,
    undo: (call, { back }) => call('moveAvailabilityDate', back),
  });
  const telling = useAction('moveAvailabilityDate', {
    refreshes,
    done: texts.moved_and_told(families),
  });
  return {
    isPending: quietly.isPending || telling.isPending,
    run: (request: Ask<'moveAvailabilityDate'>) =>
      (request.message === null ? quietly : telling).mutate(request, { onSuccess: after }),
  };
}

/** The old and the new hours. */
function Lines({ move: { dates } }: { move: WantedMove }) {
  const texts = useTexts('office-week');
  const formats = useFormats();
  const when = ({ start_at, end_at }: Hours) =>
    `${formats.shortDate(start_at)}, ${formats.time(start_at)}–${formats.time(end_at)}`;
  return (
    <>
      <List size="sm" listStyleType="none" spacing={2}>
        {dates.slice(0, MOST_LINES).map(({ date, was, to }) => (
          <List.Item key={date}>{texts.move_line(when(was), when(to))}</List.Item>
        ))}
      </List>
      {dates.length > 1 ? (
        <Text size="sm" c="dimmed">
          {texts.move_many(dates.length)}
        </Text>
      ) : null}
    </>
  );
}

function requestOf({ availability, dates }: WantedMove): Ask<'moveAvailabilityDate'> {
  const [first, ...others] = dates.map(({ date, version, to }) => ({ date, version, ...to }));
  return { availability, ...(first ?? { date: '', version: 1 }), also: others };
}

function hasBegun({ start_at }: Hours): boolean {
  return Date.parse(start_at) <= Date.now();
}
