import { Button, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { usePickText } from '../../texts/use-pick-text.ts';
import { FieldForm } from './field-form.tsx';
import { type Field, NEW_FIELD, valuesOf } from './field-values.ts';

const LIST = '/custom-fields';
const REFRESHES = ['listOfficeCustomFields'] as const;

/** The panel of a new field. */
export function NewFieldPanel() {
  return <OpenField field={null} />;
}

/** The panel that edits, archives or deletes one field. */
export function FieldPanel() {
  const { field = '' } = useParams();
  const texts = useTexts('office-custom-fields');
  const { data, error } = useCall('listOfficeCustomFields', {});
  const panel = usePanel(LIST);
  if (data === undefined) return <PanelWaiting list={LIST} error={error} />;
  const record = data.data.find(({ cuid }) => cuid === field);
  if (record === undefined)
    return (
      <SidePanel title={texts.title} onClose={panel.close}>
        <Text>{texts.gone}</Text>
      </SidePanel>
    );
  return <OpenField key={record.cuid} field={record} />;
}

function OpenField({ field }: { field: Field | null }) {
  const office = useTexts('office');
  const texts = useTexts('office-custom-fields');
  const panel = usePanel(LIST);
  const may = useMay();
  const pick = usePickText();
  const input = {
    values: field === null ? NEW_FIELD : valuesOf(field),
    refreshes: REFRESHES,
    after: panel.close,
  };
  const creating = useActionForm('createCustomField', {
    ...input,
    request: (values) => values,
    done: texts.created,
  });
  const updating = useActionForm('updateCustomField', {
    ...input,
    request: (values) => ({
      ...values,
      field: field?.cuid ?? '',
      version: field?.version ?? 0,
    }),
  });
  const { form, saving, sending } = field === null ? creating : updating;
  const right = field === null ? 'create' : 'update';
  const editable = may(`customer-custom-fields.${right}`);
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="custom-field" loading={sending}>
          {field === null ? office.create : office.save}
        </Button>
      ) : null}
      {field === null ? null : <Ways field={field} editable={editable} />}
    </>
  );
  return (
    <SidePanel
      title={field === null ? texts.add : pick(field.title)}
      onClose={panel.close}
      foot={foot}
    >
      {field === null ? null : (
        <Text c="dimmed" mb="sm">
          {field.active ? texts.answers(field.answers) : texts.is_archived(field.answers)}
        </Text>
      )}
      <FieldForm
        form={form}
        saving={saving}
        editable={editable}
        made={field !== null}
        answered={(field?.answers ?? 0) > 0}
      />
    </SidePanel>
  );
}

/** The buttons that archive or restore a field, and that delete one that nobody answered. */
function Ways({ field, editable }: { field: Field; editable: boolean }) {
  const office = useTexts('office');
  const texts = useTexts('office-custom-fields');
  const panel = usePanel(LIST);
  const may = useMay();
  const archive = useAction('updateCustomField', {
    refreshes: REFRESHES,
    done: field.active ? texts.archive_done : texts.restore_done,
    // the changed field is one version on, unless somebody else changed it too
    undo: (call) =>
      call('updateCustomField', {
        field: field.cuid,
        version: field.version + 1,
        active: field.active,
      }),
  });
  const remove = useAction('deleteCustomField', { refreshes: REFRESHES, done: texts.removed });
  const change = () =>
    archive.mutate(
      { field: field.cuid, version: field.version, active: !field.active },
      { onSuccess: () => leaveFreely(panel.close) },
    );
  const takeAway = () =>
    remove.mutate({ field: field.cuid }, { onSuccess: () => leaveFreely(panel.close) });
  return (
    <>
      {editable ? (
        <Button variant="default" onClick={change} loading={archive.isPending}>
          {field.active ? texts.archive : texts.restore}
        </Button>
      ) : null}
      {field.answers === 0 && may('customer-custom-fields.delete') ? (
        <Button
          variant="subtle"
          color="red"
          ml="auto"
          onClick={takeAway}
          loading={remove.isPending}
        >
          {office.remove}
        </Button>
      ) : null}
    </>
  );
}
