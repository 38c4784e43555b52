import { ApiError } from '@ribambelle/api/client.ts';
import { datesToWaitFor } from '@ribambelle/domain/waiting-list/joining.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useSentence } from '@ribambelle/ui/data/use-sentence.ts';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { focusFirstWrong } from '@ribambelle/ui/forms/focus-first-wrong.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { ParticipantField } from '../registration-form/participant-field.tsx';
import { useParticipantDialog } from '../registration-form/use-participant-dialog.tsx';
import type { WaitingProps } from './waiting-props.ts';
import styles from './waiting.module.css';

/** The words of a refusal, and those for the field when the field caused it. */
interface Refusal {
  readonly words: string;
  readonly field: string | undefined;
}

/**
 * The participant who waits, and one button (2 §5: a participant is required). Refusals of the
 * server are shown at their fields.
 */
export const JoinForm = ({
  availability,
  now,
  session,
  onJoined,
}: WaitingProps & { readonly onJoined: () => void }): ReactElement => {
  const texts = useTexts('waiting-list');
  const cart = useTexts('cart');
  const errorText = useErrorText();
  const { mails_delivered } = useWebsite().organiser.settings;
  const answers = useAnswers();
  const form = useRef<HTMLFormElement>(null);
  const [chosen_id, setChosenId] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const only = session.participants.length === 1 ? session.participants[0]?.id : undefined;
  const participant_id = chosen_id ?? only ?? null;
  const choose = (id: number) => {
    setChosenId(id);
    setRefusal(null);
  };
  const participants = useParticipantDialog({ session, onCreated: choose });
  const join = useAction('joinWaitingList', {
    onDone: async () => {
      await answers.invalidate('listWaitingListEntries');
      onJoined();
    },
  });
  const sentence = useSentence();
  const show = (wrong: Refusal) => {
    setRefusal(wrong);
    if (wrong.field === undefined) return;
    requestAnimationFrame(() =>
      focusFirstWrong([
        form.current?.querySelector<HTMLElement>('[data-field="participant_id"]') ?? null,
      ]),
    );
  };
  const onError = (error: Error) => {
    const api_error = error instanceof ApiError ? error : null;
    // a place may have become free meanwhile: the page then offers it
    if (api_error?.code === 'WAITING_LIST_NOT_OFFERED') void answers.invalidate('getAvailability');
    const code = api_error?.fields['participant_id'];
    show({ words: sentence(error), field: code === undefined ? undefined : errorText(code) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (join.isPending) return;
    if (participant_id === null)
      return show({ words: cart.participant_missing, field: cart.participant_missing });
    setRefusal(null);
    join.mutate({ availability_id: availability.id, participant_id }, { onError });
  };
  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <ParticipantField
          session={session}
          now={now}
          availabilities={[availability]}
          date_ids={datesToWaitFor(availability, now)}
          onNew={participants.open}
          value={participant_id}
          onChange={choose}
          error={refusal?.field}
        />
        {refusal !== null && refusal.field === undefined && (
          <Notice tone="red">{refusal.words}</Notice>
        )}
        <Button type="submit" size="large" wide loading={join.isPending}>
          {mails_delivered ? texts.join : texts.join_without_mail}
        </Button>
      </form>
      {participants.dialog}
    </>
  );
};
