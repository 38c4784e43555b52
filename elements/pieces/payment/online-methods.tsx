import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { RadioGroup } from '@ribambelle/ui/forms/radio-group.tsx';
import type { ReactElement } from 'react';
import styles from './online-methods.module.css';

interface OnlineMethodsProps {
  readonly texts: { readonly title: string; readonly on_page: string };
  /** The provider's name of the chosen method; null to choose on its page. */
  readonly value: string | null;
  readonly onChange: (method: string | null) => void;
}

const ON_PAGE = '';

/**
 * The methods of an online payment, by the names and logos of the provider; nothing where there is
 * no choice before its page.
 */
export const OnlineMethods = (props: OnlineMethodsProps): ReactElement | null => {
  const methods = useCall('listPaymentMethods', {}).data?.data ?? [];
  return methods.length === 0 ? null : <Choice {...props} methods={methods} />;
};

const Choice = ({
  texts,
  value,
  onChange,
  methods,
}: OnlineMethodsProps & { methods: Answer<'listPaymentMethods'>['data'] }): ReactElement => {
  const choices = methods.map(({ name, label, logo_url }) => ({
    value: name,
    label,
    aside: logo_url === null ? undefined : <img className={styles.logo} src={logo_url} alt="" />,
  }));
  const isKnown = methods.some(({ name }) => name === value);
  return (
    <RadioGroup
      label={texts.title}
      choices={[{ value: ON_PAGE, label: texts.on_page }, ...choices]}
      value={isKnown ? value : ON_PAGE}
      onChange={(name) => onChange(name === ON_PAGE ? null : name)}
    />
  );
};
