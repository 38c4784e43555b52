import { Button, Stack, Text } from '@mantine/core';
import { ApiError } from '@ribambelle/api/client.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { PriceOfTransfer } from '@ribambelle/domain/registrations/transfer.ts';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { AFTER_CHANGE } from './after-change.ts';
import { ChangeFoot, ChangePreview } from './change-preview.tsx';
import { NOTHING_ASIDE } from './objections.tsx';
import { lacksAnswers, useWaiver } from './set-aside.tsx';
import { type Choice, Questions } from './offer-questions.tsx';
import { ParticipantChoice } from './participant-choice.tsx';
import { wordsOf } from './register-request.ts';

type Registration = Answer<'getOfficeRegistration'>;

interface Props {
  readonly registration: Registration;
  readonly close: () => void;
}

/**
 * The button that gives the place of a registration to another participant of its family, and the
 * dialog with the preview.
 */
export function ReplaceParticipant({ registration }: Pick<Props, 'registration'>) {
  const texts = useTexts('office-registration-changes');
  return (
    <FormDialog
      title={texts.replace_title(registration.participant_name)}
      renderButton={(open) => (
        <Button variant="default" onClick={open}>
          {texts.replace}
        </Button>
      )}
    >
      {(close) => <Whom registration={registration} close={close} />}
    </FormDialog>
  );
}

/** The choice of the new participant. */
function Whom({ registration, close }: Props) {
  const texts = useTexts('office-registration-changes');
  const [participant, setParticipant] = useState<string | null>(null);
  useUnsaved({
    isUnsaved: () => participant !== null,
    discard: () => setParticipant(null),
  });
  return (
    <Stack>
      <Text>{texts.replace_from}</Text>
      <ParticipantChoice
        customer={registration.customer.cuid}
        without={registration.participant.cuid}
        value={participant}
        onChange={setParticipant}
      />
      {participant === null ? null : (
        <Replacement
          key={participant}
          registration={registration}
          close={close}
          participant={participant}
        />
      )}
    </Stack>
  );
}

/**
 * The form of the replacement: answers, with the price, the objections, and the e-mail to the
 * family.
 */
function Replacement({ registration, close, participant }: Props & { participant: string }) {
  const texts = useTexts('office-registration-changes');
  const textOf = useErrorText();
  const { cuid, version, quantity } = registration;
  const [choice, setChoice] = useState<Choice>({
    date_ids: [],
    quantity,
    prices: {},
    contents: {},
    answers: {},
  });
  const [price, setPrice] = useState<PriceOfTransfer>('KEPT');
  const [aside, setAside] = useState(NOTHING_ASIDE);
  const [tell, setTell] = useState(true);
  const { twice, without_membership } = aside;
  const request = { registration: cuid, participant, price, twice, without_membership };
  const { data: preview, error } = useCall('previewParticipantReplacement', request, {
    keep_previous: true,
  });
  const { data: offer } = useCall('getStaffOffer', {
    availability: registration.availability.cuid,
  });
  const replace = useAction('replaceParticipant', {
    refreshes: [...AFTER_CHANGE, 'previewParticipantReplacement'],
    done: texts.replaced,
  });
  const fields = replace.error instanceof ApiError ? replace.error.fields : {};
  const faultOf = (path: string) => (fields[path] === undefined ? null : textOf(fields[path]));
  const questions = (offer?.questions ?? []).filter(
    ({ answered_by }) => answered_by === 'PARTICIPANT',
  );
  const waiver = useWaiver({
    objection: preview?.objection,
    lacks: offer !== undefined && lacksAnswers({ ...offer, options: [], questions }, choice),
    holding: [],
  });
  const send = () =>
    replace.mutate(
      {
        ...request,
        questions: wordsOf(choice).questions,
        version,
        total_amount: preview?.total_amount ?? null,
        waiver: waiver.request,
        tell,
      },
      { onSuccess: () => leaveFreely(close) },
    );
  return (
    <Stack>
      <Questions questions={questions} choice={choice} onChange={setChoice} faultOf={faultOf} />
      <ChangePreview
        waiver={waiver.field}
        preview={preview}
        price={price}
        aside={aside}
        tell={tell}
        onPrice={setPrice}
        onAside={setAside}
        onTell={setTell}
      />
      <ChangeFoot
        close={close}
        send={send}
        error={error}
        name={texts.replace}
        sending={replace.isPending}
        ready={waiver.ready}
      />
    </Stack>
  );
}
