import { leaveFreely } from '../../panels/unsaved.ts';
import { Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { confirm } from '../../panels/confirm.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { usePickText } from '../../texts/use-pick-text.ts';
import { BundleForm } from './bundle-form.tsx';
import { NEW_BUNDLE, valuesOf, type BundleValues } from './bundle-values.ts';

type Bundle = Answer<'getOfficeBundle'>;

const WIDTH = 640;
const REFRESHES = ['listOfficeBundles', 'getOfficeBundle'] as const;

/** A new bundle. */
export function NewBundlePanel() {
  return <OpenBundle bundle={null} />;
}

/** One bundle, to be changed. */
export function BundlePanel() {
  const { bundle = '' } = useParams();
  const { data, error } = useCall('getOfficeBundle', { bundle });
  if (data === undefined) return <PanelWaiting list="/bundles" error={error} width={WIDTH} />;
  return <OpenBundle key={data.cuid} bundle={data} />;
}

function OpenBundle({ bundle }: { bundle: Bundle | null }) {
  const office = useTexts('office');
  const texts = useTexts('office-bundles');
  const panel = usePanel('/bundles');
  const may = useMay();
  const pick = usePickText();
  const input = {
    values: bundle === null ? NEW_BUNDLE : valuesOf(bundle),
    refreshes: REFRESHES,
    after: panel.close,
  };
  const request = ({ pictures, named, ...values }: BundleValues) => ({
    ...values,
    images: pictures.map(({ cuid }) => cuid),
    activities: named.map(({ cuid }) => cuid),
  });
  const creating = useActionForm('createBundle', { ...input, request, done: texts.created });
  const updating = useActionForm('updateBundle', {
    ...input,
    request: (values) => ({
      ...request(values),
      bundle: bundle?.cuid ?? '',
      version: bundle?.version ?? 0,
    }),
  });
  const { form, saving, sending } = bundle === null ? creating : updating;
  const editable = may(bundle === null ? 'bundles.create' : 'bundles.update');
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="bundle" loading={sending}>
          {bundle === null ? office.create : office.save}
        </Button>
      ) : null}
      {bundle !== null && may('bundles.delete') && !bundle.in_use ? (
        <Remove bundle={bundle} />
      ) : null}
    </>
  );
  return (
    <SidePanel
      title={bundle === null ? texts.add : pick(bundle.title)}
      onClose={panel.close}
      foot={foot}
      width={WIDTH}
      page={bundle?.published === true ? `/bundles/${bundle.cuid}` : undefined}
    >
      {bundle?.in_use === true ? (
        <Text c="dimmed" mb="sm">
          {texts.in_use}
        </Text>
      ) : null}
      <BundleForm {...{ form, saving, editable }} />
    </SidePanel>
  );
}

function Remove({ bundle }: { bundle: Bundle }) {
  const office = useTexts('office');
  const texts = useTexts('office-bundles');
  const panel = usePanel('/bundles');
  const title = usePickText()(bundle.title);
  const remove = useAction('deleteBundle', {
    refreshes: ['listOfficeBundles'],
    done: texts.removed,
  });
  const ask = () =>
    confirm({
      title: texts.remove,
      consequence: texts.remove_consequence(title),
      yes: office.remove,
      no: office.cancel,
      run: () =>
        remove.mutate({ bundle: bundle.cuid }, { onSuccess: () => leaveFreely(panel.close) }),
    });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={ask}>
      {office.remove}
    </Button>
  );
}
