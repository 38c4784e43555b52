import type { Counted } from '@ribambelle/domain/base/counting.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { SidePanel } from '@ribambelle/ui/layout/side-panel.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import styles from './filters.module.css';

/**
 * The filters next to the cards; on smaller screens a drawer, with buttons that send them and clear
 * them all.
 */
export const FilterPanel = ({
  id,
  counted,
  ...fields
}: FilterFieldsProps & {
  readonly id: string;
  readonly counted: Counted | undefined;
}): ReactElement => {
  const { filters, texts } = fields;
  // the choice is ahead of the answer until the address contains it too
  const is_known = filters.draft === filters.query && counted?.count_is_bound === false;
  return (
    <SidePanel
      as="aside"
      id={id}
      label={texts.filters}
      title={texts.filters}
      close_label={texts.close_filters}
      side="right"
      beside="wider"
      className={styles.aside}
      footer={
        <div className={styles.drawerFooter}>
          <Link href={filters.clear_href} className={buttonClass({ kind: 'plain' })}>
            {texts.clear_filters}
          </Link>
          <Button type="submit">{texts.show_results(is_known ? counted.count : undefined)}</Button>
        </div>
      }
    >
      <FilterFields {...fields} />
    </SidePanel>
  );
};
