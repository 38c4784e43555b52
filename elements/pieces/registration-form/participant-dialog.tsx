import { type Answer, ApiError } from '@ribambelle/api/client.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { type Session, useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { DateInput } from '@ribambelle/ui/forms/date-input.tsx';
import { focusFirstWrong } from '@ribambelle/ui/forms/focus-first-wrong.ts';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { Dialog } from '@ribambelle/ui/layout/dialog.tsx';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { AnswerField } from './answer-field.tsx';
import styles from './form.module.css';

export interface ParticipantDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreated: (participant_id: number) => void;
  readonly session: Session;
}

type CustomField = NonNullable<Session['account']>['custom_fields'][number];
type Custom = Readonly<Record<number, string | readonly string[] | null>>;
type Person = { readonly firstname: string; readonly lastname: string; readonly birthdate: string };

/** Returns a new participant with the surname of the family: usually one of its children. */
const newcomerIn = (session: Session): Person => ({
  firstname: '',
  lastname: session.customer?.lastname ?? '',
  birthdate: '',
});

/** Returns the custom fields of participants at registration, the highest order first (1 §3.1). */
const participantFields = (session: Session): CustomField[] =>
  (session.account?.custom_fields ?? [])
    .filter((field) => field.entity === 'PARTICIPANTS' && field.active && !field.deferred)
    .toSorted((one, other) => other.order - one.order);

/** A dialog for a new participant, inside the form that needs one. */
export const ParticipantDialog = ({
  open,
  onClose,
  onCreated,
  session,
}: ParticipantDialogProps): ReactElement => {
  const texts = useTexts('cart');
  const errorText = useErrorText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [person, setPerson] = useState(() => newcomerIn(session));
  const [custom, setCustom] = useState<Custom>({});
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const fields = participantFields(session);
  const create = useCreation({
    onCreated: (participant) => {
      setPerson(newcomerIn(session));
      setCustom({});
      onCreated(participant.id);
      onClose();
    },
  });
  const show = (wrong: Readonly<Record<string, string>>) => {
    setFieldErrors(wrong);
    requestAnimationFrame(() =>
      focusFirstWrong(
        Object.keys(wrong).map(
          (field) => form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? null,
        ),
      ),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const wrong = missingIn({ person, custom, fields });
    if (Object.keys(wrong).length > 0) return show(wrong);
    setFieldErrors({});
    const custom_data = fields.map(({ id: field_id }) => ({
      field_id,
      data: dataOf(custom[field_id]),
    }));
    create.mutate(
      { ...person, custom_data },
      { onError: (error) => error instanceof ApiError && show(error.fields) },
    );
  };
  const errorOf = (field: string) =>
    fieldErrors[field] === undefined ? undefined : errorText(fieldErrors[field]);
  const fieldProps = (field: keyof Person) => ({
    label: texts[field],
    required: true,
    value: person[field],
    error: errorOf(field),
    'data-field': field,
    onChange: (event: { currentTarget: { value: string } }) =>
      setPerson({ ...person, [field]: event.currentTarget.value }),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.new_participant_title}
      close_label={texts.close}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} loading={create.isPending}>
            {texts.create}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className={styles.fields} onSubmit={submit} noValidate>
        <TextInput {...fieldProps('firstname')} autoComplete="off" maxLength={200} />
        <TextInput {...fieldProps('lastname')} autoComplete="off" maxLength={200} />
        <DateInput {...fieldProps('birthdate')} />
        {fields.map((field) => (
          <AnswerField
            key={field.id}
            field={field}
            path={`custom_data.${field.id}`}
            value={custom[field.id] ?? null}
            onChange={(value) => setCustom({ ...custom, [field.id]: value })}
            error={errorOf(`custom_data.${field.id}`)}
          />
        ))}
      </form>
    </Dialog>
  );
};

function useCreation(input: {
  readonly onCreated: (participant: Answer<'createParticipant'>['participant']) => void;
}) {
  const refresh = useRefreshSession();
  return useAction('createParticipant', {
    onDone: async ({ participant }) => {
      await refresh();
      input.onCreated(participant);
    },
  });
}

function missingIn(input: {
  person: Person;
  custom: Custom;
  fields: readonly CustomField[];
}): Record<string, string> {
  const missing_fields: Record<string, string> = {};
  for (const [field, value] of Object.entries(input.person))
    if (value.trim() === '') missing_fields[field] = 'REQUIRED';
  for (const field of input.fields)
    if (field.required && dataOf(input.custom[field.id]) === null)
      missing_fields[`custom_data.${field.id}`] = 'ANSWER_REQUIRED';
  return missing_fields;
}

function dataOf(value: string | readonly string[] | null | undefined): string | string[] | null {
  if (value === null || value === undefined || value.length === 0) return null;
  if (typeof value !== 'string') return [...value];
  return value.trim() === '' ? null : value;
}
