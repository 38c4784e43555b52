import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { BundlePrice } from '../pieces/bundle/bundle-price.tsx';
import { wholeValidity } from '../pieces/bundle/validity-of.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { OfferPage } from '../pieces/offers/offer-page.tsx';
import { AddPanel } from './add-panel.tsx';
import { bundleRequest } from './requests.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/**
 * One bundle: the number of registrations it pays, its participants and validity, and the form next
 * to it (2 §2).
 */
export function View({ params }: ViewProps<Settings>): ReactElement | null {
  const texts = useTexts('bundles');
  const reading = useReading();
  const { data: bundle } = useCall('getBundle', bundleRequest(params));
  if (bundle === undefined) return null;
  const { capacity, entity, activities } = bundle;
  return (
    <OfferPage
      offer={bundle}
      motif="paper"
      facts={[
        [texts.capacity, capacity === null ? texts.pays_all : texts.pays(capacity)],
        [texts.validity, wholeValidity(bundle, { ...reading, texts })],
        [texts.whose, entity === 'PARTICIPANTS' ? texts.for_participant : texts.for_customer],
        [
          texts.activities,
          activities.length === 0 ? texts.all_activities : <Activities key="all" of={activities} />,
        ],
      ]}
      price={{
        heading: <BundlePrice bundle={bundle} size="heading" />,
        card: <BundlePrice bundle={bundle} size="card" />,
      }}
      panel={<AddPanel bundle={bundle} />}
      texts={texts}
    />
  );
}

/** The activities for which it can be used, each a link. */
const Activities = ({ of }: { readonly of: Answer<'getBundle'>['activities'] }): ReactElement => (
  <ul className={styles.activities}>
    {of.map(({ cuid, slug, title }) => (
      <li key={cuid}>
        <Link href={`/activities/${slug}`}>{title}</Link>
      </li>
    ))}
  </ul>
);
