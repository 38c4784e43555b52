import { Alert, Button, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { EndpointName } from '@ribambelle/api/client.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { useState } from 'react';
import { useAction } from '../data/use-action.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { useUnsaved } from '../panels/unsaved.ts';
import type { BulkAction, BulkChange, BulkKind, BulkOn } from './bulk-of.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { changeOf, NOTHING_DECIDED, type Decided } from './change-of.ts';
import { ChangeFields } from './change-fields.tsx';
import { MessageFields } from './message-fields.tsx';

interface Props {
  readonly kind: BulkKind;
  readonly on: BulkOn;
  readonly refreshes: readonly EndpointName[];
  readonly actionOf: (change: BulkChange) => BulkAction | null;
  /** The name of the day that is closed, with which the line and the subject begin. */
  readonly called?: string | undefined;
  /** Called once the change has begun, when nothing is chosen any more. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

const WIDTH = 520;
const PAUSE_MILLIS = 300;

/**
 * Changes many records at once: shows the change and its effect on each record, then its progress
 * and its results.
 */
export function BulkPanel(props: Props) {
  const { kind } = props;
  const texts = useTexts('bulk-actions');
  const [started_action, setStartedAction] = useState<string | null>(null);
  const [undoing, setUndoing] = useState(false);
  if (started_action !== null)
    return (
      <SidePanel
        title={texts.titles[undoing ? 'UNDO' : kind]}
        width={WIDTH}
        onClose={props.onClose}
      >
        <BulkProgress
          key={started_action}
          bulk_action={started_action}
          refreshes={props.refreshes}
          onUndo={(cuid) => {
            setStartedAction(cuid);
            setUndoing(true);
          }}
        />
      </SidePanel>
    );
  return (
    <BulkForm
      {...props}
      onBegun={(cuid) => {
        setStartedAction(cuid);
        props.onDone?.();
      }}
    />
  );
}

/**
 * Returns the words of the button: the number of changes and of families written to. While nothing
 * would change, or the number is not known, it names the action.
 */
function sayApply(
  texts: Texts['bulk-actions'],
  of: Pick<Props, 'kind' | 'on'> & {
    readonly changed: number;
    /** Null when nobody is told. */
    readonly families: number | null;
    readonly telling: boolean;
  },
): string {
  const { kind, on, changed, families, telling } = of;
  if (changed === 0)
    return kind === 'CANCEL' || kind === 'COPY' ? texts.titles[kind] : texts.apply_nothing;
  if (kind === 'CANCEL') return texts.apply_cancel(changed, families);
  if (telling) return texts.apply_and_tell(changed, families ?? 0, kind === 'MOVE');
  return kind === 'COPY' ? texts.apply_copy(changed) : texts.apply(changed, on);
}

function BulkForm({
  kind,
  on,
  called,
  actionOf,
  onClose,
  onBegun,
}: Props & { onBegun: (cuid: string) => void }) {
  const texts = useTexts('bulk-actions');
  const office = useTexts('office');
  const language = useLanguage();
  // a closed day does not take place unless staff say otherwise
  const [initial] = useState(() => ({
    ...begunWith(called ?? '', language),
    takes_place: on !== 'DATES',
  }));
  const [decided, decide] = useState<Decided>(initial);
  const change = changeOf(kind, decided);
  const action = change === null ? null : actionOf(change);
  // nothing else changes while the words of an e-mail are typed
  const [request] = useDebouncedValue(
    change === null ? null : actionOf(withoutMessage(change)),
    PAUSE_MILLIS,
  );
  const preview = useCall(
    'previewBulkAction',
    { action: request ?? NEVER },
    { enabled: request !== null, keep_previous: true },
  );
  const begin = useAction('createBulkAction', { refreshes: [], done: '', once: true });
  useUnsaved({
    isUnsaved: () =>
      decided.tell && (decided.subject !== initial.subject || decided.text !== initial.text),
    discard: () => decide(initial),
  });
  const preview_data = request === null ? undefined : preview.data;
  const has_message = kind === 'MOVE' || (kind === 'CLOSED' && decided.closed);
  const telling = has_message && decided.tell;
  const ready =
    action !== null &&
    preview_data !== undefined &&
    preview_data.changed > 0 &&
    !preview.isFetching;
  const foot = (
    <>
      <Button
        loading={begin.isPending}
        disabled={!ready}
        onClick={() =>
          action !== null && preview_data !== undefined
            ? begin.mutate(
                { action, count: preview_data.count },
                { onSuccess: ({ cuid }) => onBegun(cuid) },
              )
            : undefined
        }
      >
        {sayApply(texts, {
          kind,
          on,
          changed: preview_data?.changed ?? 0,
          families: decided.tell ? (preview_data?.families ?? 0) : null,
          telling,
        })}
      </Button>
      <Button variant="default" onClick={onClose}>
        {kind === 'CANCEL' ? texts.keep_all : office.cancel}
      </Button>
    </>
  );
  return (
    <SidePanel title={texts.titles[kind]} width={WIDTH} onClose={onClose} foot={foot}>
      <Stack gap="md">
        <ChangeFields kind={kind} on={on} decided={decided} decide={decide} />
        {(kind === 'CANCEL' || has_message) &&
        preview_data !== undefined &&
        preview_data.families > 0 ? (
          <MessageFields kind={kind} decided={decided} decide={decide} />
        ) : null}
        {preview.error !== null && request !== null ? (
          <Alert color="red">{sentenceOf(preview.error, office.no_answer)}</Alert>
        ) : null}
        {preview_data === undefined ? null : (
          <BulkPreview kind={kind} on={on} preview={preview_data} calls_off={callsOff(request)} />
        )}
      </Stack>
    </SidePanel>
  );
}

/** Returns the first state of the form: a day with a name is closed under that name. */
function begunWith(label: string, language: Language): Decided {
  if (label === '') return NOTHING_DECIDED;
  const { subject, taken_off } = NOTHING_DECIDED;
  return {
    ...NOTHING_DECIDED,
    subject: { ...subject, [language]: label },
    taken_off: { ...taken_off, label },
  };
}

/** The request while there is none; the call is not made. */
const NEVER: BulkAction = {
  on: 'DATES',
  selection: { by: 'CHOSEN', chosen: [] },
  change: { kind: 'CLOSED', closed: true },
};

/** True when the dates are not to take place. */
function callsOff(action: BulkAction | null): boolean {
  return action?.change.kind === 'CLOSED' && 'takes_place' in action.change
    ? action.change.takes_place === false
    : false;
}

function withoutMessage(change: BulkChange): BulkChange {
  return 'message' in change ? { ...change, message: null } : change;
}
