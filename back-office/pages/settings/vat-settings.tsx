import { Button, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { asVatRegime, categoriesOf, VAT_REGIMES } from '@ribambelle/domain/vat/categories.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { Select } from '../../fields/choices.tsx';
import { CategorySelect, useCategoryNames } from '../../fields/vat-category.tsx';
import { useFormats } from '../../formats/formats.ts';
import { confirm } from '../../panels/confirm.tsx';
import { Section } from '../../panels/facts.tsx';
import { usePartInView } from '../../shell/use-part-in-view.ts';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { SaveButton } from './save-button.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
}

type Settings = Answer<'getVatSettings'>;

/** The regime of the organiser with its default, and the lines that have no VAT yet. */
export function VatSettings() {
  const found = useCall('getVatSettings', {});
  const { data } = found;
  // a link to a part of the page waits until it is drawn
  usePartInView(data !== undefined);
  if (data === undefined) return <WaitingFor found={found} />;
  return (
    <>
      <VatForm kept={data} />
      {data.old_lines.length === 0 ? null : <OldLines kept={data} />}
    </>
  );
}

function VatForm({ kept }: { kept: Settings }) {
  const texts = useTexts('vat');
  const may = useMay()('organiser-payments.update');
  const { vat_regime, vat_category, service_fee_vat_category, version } = kept;
  const { form, saving, sending } = useActionForm('updateVatSettings', {
    values: { vat_regime, vat_category, service_fee_vat_category },
    request: ({ vat_regime: regime, vat_category: category, ...values }) => ({
      ...values,
      ...(regime === null ? {} : { vat_regime: regime }),
      ...(category === null ? {} : { vat_category: category }),
      version,
    }),
    refreshes: ['getVatSettings', 'getSettings', 'getOfficeSession'],
    done: texts.saved,
  });
  const values = form.getValues();
  const allowed = categoriesOf(values.vat_regime);
  const categories = kept.categories.filter(({ category }) => allowed.includes(category));
  const byDefault = categories.find(({ category }) => category === values.vat_category);
  const nameOf = useCategoryNames();
  const regimes: readonly Choice[] = VAT_REGIMES.map((value) => ({
    value,
    label: texts.regimes[value],
  }));
  const unsaid = { value: '', label: texts.not_said };
  const choose = (code: string | null) => {
    const regime = asVatRegime(code);
    const fitting = categoriesOf(regime);
    const [only = null, ...others] = fitting;
    const isKept = values.vat_category !== null && fitting.includes(values.vat_category);
    const fee = values.service_fee_vat_category;
    form.setFieldValue('vat_regime', regime);
    if (!isKept) form.setFieldValue('vat_category', others.length === 0 ? only : null);
    if (fee !== null && !fitting.includes(fee))
      form.setFieldValue('service_fee_vat_category', null);
  };
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {vat_regime === null ? texts.not_said_help : texts.help}
          </Text>
          <Select
            label={texts.regime}
            maw={420}
            data={values.vat_regime === null ? [unsaid, ...regimes] : regimes}
            allowDeselect={false}
            value={values.vat_regime ?? ''}
            error={form.errors['vat_regime']}
            onChange={choose}
          />
          {values.vat_regime === null ? null : (
            <>
              <CategorySelect
                label={texts.default_category}
                description={texts.default_help}
                categories={categories}
                value={values.vat_category}
                error={form.errors['vat_category']}
                onChange={(category) => form.setFieldValue('vat_category', category)}
              />
              {categories.length < 2 ? null : (
                <CategorySelect
                  label={texts.fee_category}
                  categories={categories}
                  none={texts.like_organisation(byDefault === undefined ? '' : nameOf(byDefault))}
                  value={values.service_fee_vat_category}
                  error={form.errors['service_fee_vat_category']}
                  onChange={(category) => form.setFieldValue('service_fee_vat_category', category)}
                />
              )}
            </>
          )}
          <SaveButton sending={sending} dirty={form.isDirty()} shown={may} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}

function OldLines({ kept }: { kept: Settings }) {
  const texts = useTexts('vat');
  const office = useTexts('office');
  const formats = useFormats();
  const nameOf = useCategoryNames();
  const may = useMay()('organiser-payments.update');
  const { mutate, isPending } = useAction('confirmOldLines', {
    refreshes: ['getVatSettings'],
    done: texts.confirmed,
  });
  const sentences = kept.old_lines.map(({ category, count, amount, first_day, last_day }) => {
    const rate = kept.categories.find((one) => one.category === category)?.rate ?? 0;
    return texts.old_lines(formats.count(count), {
      amount: formats.price(amount),
      from: formats.plainDay(first_day),
      to: formats.plainDay(last_day),
      category: nameOf({ category, rate }),
    });
  });
  const { vat_category } = kept;
  return (
    <Section order={3} title={texts.old_title}>
      <Text size="sm" c="dimmed">
        {texts.old_help}
      </Text>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {may && vat_category !== null ? (
        <Button
          variant="default"
          loading={isPending}
          style={{ alignSelf: 'start' }}
          onClick={() =>
            confirm({
              title: texts.confirm_question,
              consequence: sentences.join(' · '),
              yes: texts.confirm,
              no: office.cancel,
              run: () => mutate({ vat_category }),
            })
          }
        >
          {texts.confirm}
        </Button>
      ) : null}
    </Section>
  );
}
