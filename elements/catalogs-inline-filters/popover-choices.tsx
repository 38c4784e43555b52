import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { type ReactElement, useEffect, useRef } from 'react';
import {
  AddedChoices,
  ChoiceBoxes,
  type FilterChoicesProps,
} from '../pieces/filters/filter-choices.tsx';
import styles from './popover-choices.module.css';

/** Any number of categories or places: boxes that open over the page, folded in the drawer of smaller screens; a list when they are many. */
export const PopoverChoices = (props: FilterChoicesProps): ReactElement =>
  props.choices.length > props.most ? <AddedChoices {...props} /> : <OpenedBoxes {...props} />;

const OpenedBoxes = (props: FilterChoicesProps): ReactElement => {
  const { title, chosen } = props;
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && ref.current?.contains(target) === false)
        ref.current.open = false;
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || ref.current?.open !== true) return;
      ref.current.open = false;
      ref.current.querySelector('summary')?.focus();
    };
    const leaving = ['pointerdown', 'focusin'] as const;
    for (const event of leaving) document.addEventListener(event, elsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      for (const event of leaving) document.removeEventListener(event, elsewhere);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return (
    <details ref={ref} className={styles.choices}>
      <summary className={styles.button}>
        <span>{title}</span>
        {chosen.length > 0 && <span className={styles.count}>{chosen.length}</span>}
        <Icon name="chevron_down" size={16} />
      </summary>
      <div className={styles.boxes}>
        <ChoiceBoxes {...props} />
      </div>
    </details>
  );
};
