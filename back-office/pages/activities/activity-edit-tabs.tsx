import { Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../data/session.tsx';
import { ActivityForm, type FormState } from './activity-form.tsx';
import { FlowForm } from './flow-form.tsx';
import { OptionsForm } from './options-form.tsx';
import { QuestionsForm } from './questions-form.tsx';

interface Props {
  readonly record: Answer<'getOfficeActivity'>;
}

const CALM: FormState = { dirty: false, sending: false };

/** The tab of the texts: texts, pictures, categories, ages, default price and places. */
export function ActivityTexts({ record }: Props) {
  const [state, setState] = useState(CALM);
  return (
    <EditTab form="activity" permission="activities.update" sending={state.sending}>
      <ActivityForm activity={record} onState={setState} />
    </EditTab>
  );
}

/** The tab of the options, with their prices. */
export function ActivityOptions({ record }: Props) {
  const [state, setState] = useState(CALM);
  return (
    <EditTab form="options" permission="activity-options.update" sending={state.sending}>
      <OptionsForm activity={record} onState={setState} />
    </EditTab>
  );
}

/** The tab of the questions at registration. */
export function ActivityQuestions({ record }: Props) {
  const [state, setState] = useState(CALM);
  return (
    <EditTab form="questions" permission="activity-questions.update" sending={state.sending}>
      <QuestionsForm activity={record} onState={setState} />
    </EditTab>
  );
}

/** The tab of the registration flow: directly, or by a request for some of the dates. */
export function ActivityFlow({ record }: Props) {
  const [state, setState] = useState(CALM);
  return (
    <EditTab
      form="flow"
      permission="registration-request-configurations.update"
      sending={state.sending}
    >
      <FlowForm activity={record} onState={setState} />
    </EditTab>
  );
}

/** A form in a tab with its save button below, always in view. */
function EditTab(props: {
  form: string;
  permission: Permission;
  sending: boolean;
  children: ReactNode;
}) {
  const office = useTexts('office');
  const may = useMay();
  return (
    <>
      <div className="office-tab-form">{props.children}</div>
      {may(props.permission) ? (
        <div className="office-tab-foot">
          <Button type="submit" form={props.form} loading={props.sending}>
            {office.save}
          </Button>
        </div>
      ) : null}
    </>
  );
}
