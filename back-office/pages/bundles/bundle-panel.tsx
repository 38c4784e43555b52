import { leaveFreely } from '../../panels/unsaved.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { OfferSidePanel } from '../offers/offer-side-panel.tsx';
import { BundleForm } from './bundle-form.tsx';
import { NEW_BUNDLE, valuesOf, type BundleValues } from './bundle-values.ts';

type Bundle = Answer<'getOfficeBundle'>;

const WIDTH = 640;
const REFRESHES = ['listOfficeBundles', 'getOfficeBundle'] as const;

/** The panel of a new bundle. */
export function NewBundlePanel() {
  return <OpenBundle bundle={null} />;
}

/** The panel that edits one bundle. */
export function BundlePanel() {
  const { bundle = '' } = useParams();
  const { data, error } = useCall('getOfficeBundle', { bundle });
  if (data === undefined) return <PanelWaiting list="/bundles" error={error} width={WIDTH} />;
  return <OpenBundle key={data.cuid} bundle={data} />;
}

function OpenBundle({ bundle }: { bundle: Bundle | null }) {
  const texts = useTexts('office-bundles');
  const panel = usePanel('/bundles');
  const may = useMay();
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
  const remove = useAction('deleteBundle', {
    refreshes: ['listOfficeBundles'],
    done: texts.removed,
  });
  const { form, saving, sending } = bundle === null ? creating : updating;
  const editable = may(bundle === null ? 'bundles.create' : 'bundles.update');
  return (
    <OfferSidePanel
      form="bundle"
      offer={bundle}
      words={texts}
      editable={editable}
      sending={sending}
      page={`/bundles/${bundle?.cuid ?? ''}`}
      onClose={panel.close}
      remove={
        bundle !== null && may('bundles.delete')
          ? () =>
              remove.mutate({ bundle: bundle.cuid }, { onSuccess: () => leaveFreely(panel.close) })
          : null
      }
    >
      <BundleForm form={form} saving={saving} editable={editable} />
    </OfferSidePanel>
  );
}
