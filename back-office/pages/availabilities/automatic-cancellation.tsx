import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMailWords } from '../../data/use-mail-words.ts';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { useFormats } from '../../formats/formats.ts';
import { confirm } from '../../panels/confirm.tsx';
import { Fold } from '../../panels/fold.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';
import { AVAILABILITY_LISTS } from './refreshes.ts';

type Found = Answer<'getAutomaticCancellation'>['automatic_cancellation'];

interface Of {
  readonly availability: Answer<'getOfficeAvailability'>;
  readonly found: Found;
}

const REFRESHES = ['getAutomaticCancellation', 'getDashboard', ...AVAILABILITY_LISTS] as const;

/**
 * The automatic cancellation of an availability: the minimum of registrations by a day, the
 * decision, and the way to refuse it.
 */
export function AutomaticCancellation({ availability }: Pick<Of, 'availability'>) {
  const texts = useTexts('automatic-cancellations');
  const formats = useFormats();
  const may = useMay();
  const readable = may('availability-automatic-cancellations.read');
  const answer = useCall(
    'getAutomaticCancellation',
    { availability: availability.cuid },
    { enabled: readable },
  );
  if (!readable) return null;
  if (answer.data === undefined) return <PartWaiting found={answer} />;
  const rule = answer.data.automatic_cancellation;
  const editable = may('availability-automatic-cancellations.update');
  const has_begun = hasBegun(availability);
  if (rule === null && (!editable || has_begun)) return null;
  return (
    <Fold
      title={texts.title}
      begins_open={rule !== null}
      set={rule === null ? [] : [texts.minimum_set(rule.minimum, formats.plainDay(rule.decide_on))]}
    >
      {rule === null ? null : <State availability={availability} found={rule} />}
      {editable && !has_begun && rule?.state !== 'CANCELLING' && rule?.state !== 'CANCELLED' ? (
        <Minimum key={rule?.decide_at} availability={availability} found={rule} />
      ) : null}
    </Fold>
  );
}

function State({ availability, found }: Of & { found: NonNullable<Found> }) {
  const texts = useTexts('automatic-cancellations');
  const formats = useFormats();
  const may = useMay();
  const keep = useAction('keepAvailability', { refreshes: REFRESHES, done: texts.kept_done });
  const places = found.places ?? 0;
  const { state, families } = found;
  const state_texts = {
    WAITING: texts.states.waiting(
      availability.registered,
      found.minimum,
      formats.longDay(found.decide_on),
    ),
    KEPT: texts.states.kept,
    ENOUGH: texts.states.enough(places),
    STARTED: texts.states.started,
    CANCELLING: texts.states.cancelling,
    CANCELLED: texts.states.cancelled(
      places,
      formats.date(found.decided_at ?? found.decide_at),
      families,
    ),
  }[state];
  const short = state === 'WAITING' && availability.registered < found.minimum;
  const open = state === 'WAITING' || state === 'KEPT';
  return (
    <Alert color={state === 'CANCELLED' ? 'red' : short ? 'amber' : 'gray'}>
      <Stack gap="xs" align="start">
        <Text size="sm">{state_texts}</Text>
        {open && may('availability-automatic-cancellations.update') ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={keep.isPending}
            onClick={() =>
              keep.mutate({ availability: availability.cuid, kept: state === 'WAITING' })
            }
          >
            {state === 'WAITING' ? texts.keep : texts.decide_after_all}
          </Button>
        ) : null}
      </Stack>
    </Alert>
  );
}

function Minimum({ availability, found }: Of) {
  const texts = useTexts('automatic-cancellations');
  const mailWords = useMailWords();
  const may = useMay();
  const { form, saving, sending } = useActionForm('saveAutomaticCancellation', {
    values: { minimum: found?.minimum ?? null, decide_on: found?.decide_on ?? '' },
    request: ({ minimum, decide_on }) => ({
      availability: availability.cuid,
      minimum: minimum ?? 0,
      decide_on,
    }),
    refreshes: REFRESHES,
  });
  const { minimum, decide_on } = form.values;
  return (
    <ActionForm id="automatic-cancellation" saving={saving}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {texts.help} {mailWords(texts.mailed)}
        </Text>
        <Group align="start" gap="sm">
          <WholeNumberField label={texts.minimum} w={180} {...form.getInputProps('minimum')} />
          <TextInput
            type="date"
            label={texts.decide_on}
            max="9999-12-31"
            {...form.getInputProps('decide_on')}
          />
        </Group>
        <Group gap="xs">
          <Button
            type="submit"
            size="compact-sm"
            variant="light"
            loading={sending}
            disabled={!form.isDirty() || minimum === null || minimum < 1 || decide_on === ''}
          >
            {texts.save}
          </Button>
          {found !== null && may('availability-automatic-cancellations.delete') ? (
            <Remove availability={availability} />
          ) : null}
        </Group>
      </Stack>
    </ActionForm>
  );
}

function Remove({ availability }: Pick<Of, 'availability'>) {
  const office = useTexts('office');
  const texts = useTexts('automatic-cancellations');
  const remove = useAction('deleteAutomaticCancellation', { refreshes: REFRESHES });
  const ask = () =>
    confirm({
      title: texts.remove,
      consequence: texts.remove_consequence,
      yes: texts.remove,
      no: office.cancel,
      run: () => remove.mutate({ availability: availability.cuid }),
    });
  return (
    <Button variant="subtle" color="gray" size="compact-sm" onClick={ask}>
      {texts.remove}
    </Button>
  );
}

function hasBegun({ start_at }: Of['availability']): boolean {
  return Date.parse(start_at) <= Date.now();
}
