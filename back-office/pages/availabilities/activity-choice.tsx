import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ActivitySelect } from '../../fields/activity-select.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Decided } from './decided-fields.tsx';

interface WithActivity extends Decided {
  readonly activity: string | null;
}

/**
 * The activity of a new availability or series; its default price, deposit and places are filled in
 * when it is chosen.
 */
export function ActivityChoice<Values extends WithActivity>({
  form,
}: {
  form: UseFormReturnType<Values>;
}) {
  const texts = useTexts('office-availabilities');
  const { activity } = form.values;
  const { data } = useCall(
    'getOfficeActivity',
    { activity: activity ?? '' },
    { enabled: activity !== null },
  );
  const { setValues } = form;
  const [filled_cuid, setFilledCuid] = useState<string | null>(null);
  useEffect(() => {
    // only when another activity is chosen: values typed since then stay
    if (data === undefined || data.cuid === filled_cuid) return;
    setFilledCuid(data.cuid);
    const { default_price: price, default_deposit: deposit, default_capacity: capacity } = data;
    setValues((before) => ({ ...before, price, deposit, capacity }));
  }, [data, filled_cuid, setValues]);
  const { value, error, onChange } = form.getInputProps('activity');
  return <ActivitySelect label={texts.activity} value={value} error={error} onChange={onChange} />;
}
