import { createParticipant } from '@ribambelle/api/participants/create-participant.ts';
import type { AnswerOf, RequestOf } from '@ribambelle/api/endpoint.ts';
import { CustomFields } from '@ribambelle/elements/pieces/person/custom-fields.tsx';
import { customEntries, customValues } from '@ribambelle/elements/pieces/person/custom-values.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { DateInput } from '@ribambelle/ui/forms/date-input.tsx';
import { FormGrid } from '@ribambelle/ui/forms/form-grid.tsx';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useEndpointForm } from '@ribambelle/ui/forms/use-endpoint-form.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useState } from 'react';
import type { SignedIn } from '../signed-in.ts';
import styles from '../account.module.css';

type Saved = AnswerOf<typeof createParticipant>;

interface ParticipantFormProps {
  readonly account: SignedIn['account'];
  /** The participant to change; null for a new one. */
  readonly participant: SignedIn['participants'][number] | null;
  /** Called with the version that was read when the form was opened; null for a new participant. */
  readonly send: (
    request: RequestOf<typeof createParticipant>,
    version: number | null,
  ) => Promise<Saved>;
  readonly onDone: (saved: Saved) => void;
}

/** The form of a participant: names, date of birth and the organiser's custom fields (1 §5). */
export const ParticipantForm = ({
  account,
  participant,
  send,
  onDone,
}: ParticipantFormProps): ReactElement => {
  const texts = useTexts('account');
  const customers = useTexts('customers');
  const refresh = useRefreshSession();
  // somebody else may save meanwhile, and the session then has another version than the form was
  // filled from
  const [version] = useState(participant?.version ?? null);
  const fields = account.custom_fields.filter(({ entity }) => entity === 'PARTICIPANTS');
  const { form, submit, sending, refusal } = useEndpointForm({
    schema: createParticipant.request,
    initial_values: {
      firstname: participant?.firstname ?? '',
      // usually it is a child of the family
      lastname: participant === null ? account.customer.lastname : participant.lastname,
      birthdate: participant?.birthdate ?? '',
      custom_data: customValues(fields, participant?.custom_data ?? []),
    },
    errorText: useErrorText(),
    toRequest: (values) => ({ ...values, custom_data: customEntries(fields, values.custom_data) }),
    send: async (request) => {
      const answer = await send(request, version);
      await refresh();
      return answer;
    },
    onDone: (answer) => {
      showToast({ kind: 'success', text: answer.message });
      onDone(answer);
    },
  });
  const input = (path: string) => form.getInputProps(path);
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <FormGrid>
        <TextInput
          label={customers.firstname}
          required
          autoComplete="off"
          {...input('firstname')}
        />
        <TextInput label={customers.lastname} required autoComplete="off" {...input('lastname')} />
      </FormGrid>
      <DateInput label={customers.birthdate} required autoComplete="off" {...input('birthdate')} />
      <CustomFields fields={fields} input={input} making={participant === null} />
      {refusal !== null && <Notice tone="red">{refusal}</Notice>}
      <Button type="submit" loading={sending}>
        {participant === null ? texts.add_participant : texts.save}
      </Button>
    </form>
  );
};
