import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { useCatalogue, useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { Breadcrumb } from '@ribambelle/ui/layout/breadcrumb.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Split } from '@ribambelle/ui/layout/split.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { type ReactElement, useRef } from 'react';
import type { ViewProps } from '../element.ts';
import { useInSight } from '../pieces/sight/use-in-sight.ts';
import { VoucherPrice } from '../pieces/voucher/voucher-price.tsx';
import { AddPanel } from './add-panel.tsx';
import { voucherRequest } from './requests.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';
import { VoucherBar } from './voucher-bar.tsx';
import { VoucherFacts } from './voucher-facts.tsx';

/** One voucher: what it is, what it costs, and the way into the cart beside it (2 §2, 3 §2). */
export function View({ params }: ViewProps<Settings>): ReactElement | null {
  const texts = useTexts('vouchers');
  const { data: voucher } = useCall('getVoucher', voucherRequest(params));
  const panel = useRef<HTMLDivElement>(null);
  const is_panel_in_sight = useInSight(panel);
  if (voucher === undefined) return null;
  return (
    <Container>
      <div className={styles.page}>
        <Crumbs here={voucher.title} />
        <Split
          panel_label={texts.give}
          panel={
            <div ref={panel} id="give" className={styles.panel}>
              <h2 className={styles.panelTitle}>{texts.give}</h2>
              <p>
                <VoucherPrice voucher={voucher} size="heading" />
              </p>
              <AddPanel voucher={voucher} />
            </div>
          }
          bar={is_panel_in_sight ? undefined : <VoucherBar voucher={voucher} />}
        >
          <header className={styles.head}>
            <h1>{voucher.title}</h1>
            <VoucherFacts voucher={voucher} />
          </header>
          <div className={styles.picture}>
            <Picture
              src={voucher.images[0]?.public_url ?? null}
              alt=""
              motif="gift"
              seed={voucher.cuid}
              eager
            />
          </div>
          {voucher.description !== '' && <Rich html={voucher.description} />}
        </Split>
      </div>
    </Container>
  );
}

/** The organiser, the page that shows its vouchers when there is one, and here (3 §2). */
const Crumbs = ({ here }: { readonly here: string }): ReactElement => {
  const texts = useTexts('vouchers');
  const { organiser } = useWebsite();
  const catalogue = useCatalogue();
  const crumbs = [
    { label: organiser.name, href: '/' },
    ...(catalogue === null ? [] : [{ label: catalogue.title, href: catalogue.pathname }]),
  ];
  return <Breadcrumb crumbs={crumbs} here={here} label={texts.breadcrumb} Link={Link} />;
};
