import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { type Motif, Picture } from '@ribambelle/ui/cards/picture.tsx';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { useCatalogue, useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { Breadcrumb } from '@ribambelle/ui/layout/breadcrumb.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Split } from '@ribambelle/ui/layout/split.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useInSight } from '../sight/use-in-sight.ts';
import styles from './offer-page.module.css';

interface OfferPageProps {
  readonly offer: {
    readonly cuid: string;
    readonly title: string;
    readonly description: string;
    readonly images: readonly { readonly public_url: string; readonly alt?: string | undefined }[];
  };
  /** The drawing when there is no picture. */
  readonly motif: Motif;
  /** The blocks below the facts, in this order; by default the picture and the description. */
  readonly blocks?: ReactNode;
  /** A line below the title. */
  readonly subtitle?: string;
  readonly facts: readonly OfferFact[];
  /** The price, next to the form and at the bottom of a phone. */
  readonly price: { readonly heading: ReactElement; readonly card: ReactElement };
  /** The form, or the sign-in link. */
  readonly panel: ReactElement;
  readonly texts: { readonly breadcrumb: string; readonly get: string };
}

/** A fact about an offer: its label and its value. */
export type OfferFact = readonly [label: string, value: ReactNode];

/**
 * An offer other than a registration: its facts, its price, and the form next to it (2 §2, 3 §2).
 */
export const OfferPage = (props: OfferPageProps): ReactElement => {
  const { offer, texts, price } = props;
  const panel = useRef<HTMLDivElement>(null);
  const is_panel_in_sight = useInSight(panel);
  const bar = (
    <>
      {price.card}
      <a href="#get" className={buttonClass({ kind: 'primary' })}>
        {texts.get}
      </a>
    </>
  );
  return (
    <Container>
      <div className={styles.page}>
        <Crumbs here={offer.title} label={texts.breadcrumb} />
        <Split
          panel_label={texts.get}
          panel={
            <div ref={panel} id="get" className={styles.panel}>
              <h2 className={styles.panelTitle}>{texts.get}</h2>
              <p>{price.heading}</p>
              {props.panel}
            </div>
          }
          bar={is_panel_in_sight ? undefined : bar}
        >
          <header className={styles.head}>
            <h1>{offer.title}</h1>
            {props.subtitle !== undefined && <p>{props.subtitle}</p>}
            <dl className={styles.facts}>
              {props.facts.map(([label, value]) => (
                <div key={label} className={styles.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </header>
          {props.blocks ?? (
            <>
              <OfferPicture offer={offer} motif={props.motif} />
              <OfferWords offer={offer} />
            </>
          )}
        </Split>
      </div>
    </Container>
  );
};

/** The first picture of an offer, or a drawing. */
export const OfferPicture = ({
  offer,
  motif,
}: Pick<OfferPageProps, 'motif'> & {
  readonly offer: Pick<OfferPageProps['offer'], 'cuid' | 'images'>;
}): ReactElement => (
  <div className={styles.picture}>
    <Picture
      src={offer.images[0]?.public_url ?? null}
      alt={offer.images[0]?.alt ?? ''}
      motif={motif}
      seed={offer.cuid}
      eager
    />
  </div>
);

/** The organiser's description of an offer. */
export const OfferWords = ({
  offer: { description },
}: {
  readonly offer: Pick<OfferPageProps['offer'], 'description'>;
}): ReactElement | null => (description === '' ? null : <Rich html={description} />);

/**
 * Breadcrumbs: the organiser, the page that lists such offers if there is one, and this page
 * (3 §2).
 */
const Crumbs = ({
  here,
  label,
}: {
  readonly here: string;
  readonly label: string;
}): ReactElement => {
  const { organiser } = useWebsite();
  const catalogue = useCatalogue();
  const crumbs = [
    { label: organiser.name, href: '/' },
    ...(catalogue === null ? [] : [{ label: catalogue.title, href: catalogue.pathname }]),
  ];
  return <Breadcrumb crumbs={crumbs} here={here} label={label} Link={Link} />;
};
