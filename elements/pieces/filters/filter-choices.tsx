import type { Texts } from '@ribambelle/texts/all.ts';
import { Checkbox } from '@ribambelle/ui/forms/checkbox.tsx';
import { Select } from '@ribambelle/ui/forms/select.tsx';
import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import type { ReactElement } from 'react';
import styles from './filters.module.css';

interface Choice {
  readonly cuid: string;
  readonly title: string;
}

export interface FilterChoicesProps {
  readonly title: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  /** Above this number of choices, they are added from a list instead of ticked. */
  readonly most: number;
  readonly add_text: string;
  readonly texts: Texts['catalogue'];
  readonly open: boolean;
}

/**
 * Any number of categories or locations: boxes when they are few, a list with the chosen ones below
 * it when they are many.
 */
export const FilterChoices = (props: FilterChoicesProps): ReactElement =>
  props.choices.length > props.most ? <AddedChoices {...props} /> : <TickedChoices {...props} />;

const TickedChoices = ({
  title,
  name,
  choices,
  chosen,
  onChange,
  open,
}: FilterChoicesProps): ReactElement => (
  <details className={styles.group} open={open || chosen.length > 0}>
    <summary className={styles.groupTitle}>
      <span>{title}</span>
      {chosen.length > 0 && <span className={styles.groupCount}>{chosen.length}</span>}
      <Icon name="chevron_down" size={16} />
    </summary>
    <ChoiceBoxes title={title} name={name} choices={choices} chosen={chosen} onChange={onChange} />
  </details>
);

type ChoiceBoxesProps = Pick<
  FilterChoicesProps,
  'title' | 'name' | 'choices' | 'chosen' | 'onChange'
>;

/** A checkbox for each choice. */
export const ChoiceBoxes = ({
  title,
  name,
  choices,
  chosen,
  onChange,
}: ChoiceBoxesProps): ReactElement => (
  <fieldset className={styles.boxes}>
    <legend className={styles.hidden}>{title}</legend>
    {choices.map((choice) => (
      <Checkbox
        key={choice.cuid}
        name={name}
        value={choice.cuid}
        label={choice.title}
        checked={chosen.includes(choice.cuid)}
        onChange={(event) =>
          onChange(
            event.currentTarget.checked ? [...chosen, choice.cuid] : without(chosen, choice.cuid),
          )
        }
      />
    ))}
  </fieldset>
);

/** A list to add choices from, with the chosen ones below it. */
export const AddedChoices = ({
  title,
  name,
  choices,
  chosen,
  onChange,
  add_text,
  texts,
}: FilterChoicesProps): ReactElement => (
  <div className={styles.added}>
    <Select
      label={title}
      name={name}
      value=""
      placeholder={add_text}
      choices={choices
        .filter(({ cuid }) => !chosen.includes(cuid))
        .map(({ cuid, title: label }) => ({ value: cuid, label }))}
      onChange={(event) =>
        event.currentTarget.value !== '' && onChange([...chosen, event.currentTarget.value])
      }
    />
    {chosen.length > 0 && (
      <ul className={styles.chips}>
        {choices
          .filter(({ cuid }) => chosen.includes(cuid))
          .map((choice) => (
            <li key={choice.cuid}>
              <input type="hidden" name={name} value={choice.cuid} />
              <button
                type="button"
                className={styles.chip}
                aria-label={texts.remove(choice.title)}
                onClick={() => onChange(without(chosen, choice.cuid))}
              >
                {choice.title}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
      </ul>
    )}
  </div>
);

const without = (cuids: readonly string[], cuid: string): string[] =>
  cuids.filter((one) => one !== cuid);
