import { Box, Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { isRefusal, sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { BackToList } from '../../panels/back-to-list.tsx';
import { confirm } from '../../panels/confirm.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { Gone } from '../../shell/messages.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import {
  type DefinitionFormValues,
  NEW_DEFINITION,
  requestOf,
  valuesOf,
} from './definition-values.ts';
import { NotificationPreview } from './notification-preview.tsx';
import { NotificationForm } from './notification-form.tsx';

type Definition = Answer<'getNotificationDefinition'>;

const LIST = '/notifications';
const REFRESHES = ['listNotificationDefinitions', 'getNotificationDefinition'] as const;

/** The page of a notification. */
export function NotificationPage() {
  const { notification_definition = '' } = useParams();
  const texts = useTexts('office-notification-definitions');
  const found = useCall('getNotificationDefinition', { notification_definition });
  const { data, error } = found;
  const list = { path: LIST, name: texts.title };
  if (data === undefined)
    return (
      <div className="office-record-head">
        <BackToList {...list} />
        {error !== null && isRefusal(error) ? (
          <Gone why={sentenceOf(error, '')} list={list} />
        ) : (
          <WaitingFor found={found} />
        )}
      </div>
    );
  return (
    <Page title={data.name} below={<Back />}>
      <Box px={20} pb={40}>
        <Changed key={data.cuid} definition={data} />
        <Box mt={32} maw={1140}>
          <NotificationPreview definition={data} />
        </Box>
      </Box>
    </Page>
  );
}

function Back() {
  const texts = useTexts('office-notification-definitions');
  return (
    <Box px={16}>
      <BackToList path={LIST} name={texts.title} />
    </Box>
  );
}

function Changed({ definition }: { readonly definition: Definition }) {
  const texts = useTexts('office-notification-definitions');
  const may = useMay();
  const { cuid: notification_definition, version, required, waiting } = definition;
  const { form, saving, sending } = useActionForm<
    'updateNotificationDefinition',
    DefinitionFormValues
  >('updateNotificationDefinition', {
    values: valuesOf(definition),
    request: (values) => {
      const { trigger: _trigger, ...rest } = requestOf(values);
      return { ...rest, notification_definition, version };
    },
    refreshes: REFRESHES,
    done: texts.saved,
  });
  return (
    <NotificationForm
      form={form}
      saving={saving}
      sending={sending}
      editable={may('notification-templates.update')}
      made
      required={required}
      was_active={definition.active}
      note={
        <Text size="sm" c="dimmed">
          {[
            waiting === 0 ? '' : texts.waiting_note(waiting),
            form.isDirty() ? texts.save_first : '',
          ].join(' ')}
        </Text>
      }
      tools={
        required || !may('notification-templates.delete') ? null : (
          <Remove notification_definition={notification_definition} />
        )
      }
    />
  );
}

function Remove(of: { readonly notification_definition: string }) {
  const texts = useTexts('office-notification-definitions');
  const office = useTexts('office');
  const navigate = useNavigate();
  const remove = useAction('deleteNotificationDefinition', {
    refreshes: ['listNotificationDefinitions'],
    done: texts.removed,
  });
  const run = () => remove.mutate(of, { onSuccess: () => leaveFreely(() => void navigate(LIST)) });
  return (
    <Button
      variant="subtle"
      color="red"
      loading={remove.isPending}
      onClick={() =>
        confirm({
          title: texts.delete_title,
          consequence: texts.delete_consequence,
          yes: office.remove,
          no: office.cancel,
          run,
        })
      }
    >
      {office.remove}
    </Button>
  );
}

/** The page on which a notification is made; it begins with the default template. */
export function NewNotificationPage() {
  const texts = useTexts('office-notification-definitions');
  const found = useCall('listMailTemplates', {});
  const { data } = found;
  const template = data?.data.find(({ default_for }) => default_for === 'MAILS');
  return (
    <Page title={texts.add} below={<Back />}>
      <Box px={20} pb={40}>
        {data === undefined ? (
          <WaitingFor found={found} />
        ) : (
          <New content={template?.content ?? NEW_DEFINITION.content} />
        )}
      </Box>
    </Page>
  );
}

function New({ content }: Pick<DefinitionFormValues, 'content'>) {
  const texts = useTexts('office-notification-definitions');
  const navigate = useNavigate();
  const { form, saving, sending } = useActionForm<
    'createNotificationDefinition',
    DefinitionFormValues
  >('createNotificationDefinition', {
    values: { ...NEW_DEFINITION, content },
    request: requestOf,
    refreshes: REFRESHES,
    done: texts.created,
    after: ({ cuid }) => leaveFreely(() => void navigate(`${LIST}/${cuid}`)),
  });
  return (
    <NotificationForm
      form={form}
      saving={saving}
      sending={sending}
      editable
      made={false}
      required={false}
      was_active={false}
    />
  );
}
