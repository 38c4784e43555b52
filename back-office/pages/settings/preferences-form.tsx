import {
  Button,
  Checkbox,
  ColorInput,
  Group,
  NumberInput,
  SegmentedControl,
  Stack,
  Text,
} from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useMay } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { LANGUAGE_CHOICES } from '../../texts/language.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Icon } from '../../shell/icons.tsx';
import { useSitePreview } from '../site/use-site-preview.ts';
import { SaveButton } from './save-button.tsx';

type Preferences = NonNullable<Answer<'getSettings'>['preferences']>;

/** The form of the colour, the languages and the cart time. */
export function PreferencesForm(props: { preferences: Preferences; version: number }) {
  const texts = useTexts('office-organisation');
  const may = useMay()('organiser-preferences.update');
  const { form, saving, sending } = useActionForm('updatePreferences', {
    values: { ...props.preferences },
    request: (values) => ({ ...values, version: props.version }),
    refreshes: ['getSettings', 'getOfficeSession'],
  });
  const { accent_color } = form.getValues();
  const may_see = useMay()('websites.update');
  const { see, looking } = useSitePreview((errors) => form.setErrors(errors));
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <Group align="end">
            <ColorInput
              label={texts.accent}
              format="hex"
              withEyeDropper={false}
              w={200}
              {...form.getInputProps('accent_color')}
            />
            {see === null || !may_see ? null : (
              <Button
                variant="default"
                loading={looking}
                rightSection={<Icon name="out" size={14} />}
                onClick={() => see({ accent_color })}
              >
                {texts.accent_preview}
              </Button>
            )}
          </Group>
          <Checkbox.Group label={texts.languages} {...form.getInputProps('languages')}>
            <Group mt={4}>
              {LANGUAGE_CHOICES.map(({ value, label }) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </Group>
          </Checkbox.Group>
          <Text component="div" size="sm" fw={600}>
            {texts.language}
          </Text>
          <SegmentedControl
            aria-label={texts.language}
            data={LANGUAGE_CHOICES}
            style={{ alignSelf: 'start' }}
            {...form.getInputProps('language')}
          />
          <NumberInput
            label={texts.cart_minutes}
            description={texts.cart_minutes_help}
            w={300}
            allowDecimal={false}
            clampBehavior="none"
            hideControls
            {...form.getInputProps('cart_minutes')}
          />
          <Checkbox
            label={texts.confirmed_email_required}
            description={texts.confirmed_email_required_help}
            {...form.getInputProps('confirmed_email_required', { type: 'checkbox' })}
          />
          <Checkbox
            label={texts.customer_participant_created}
            description={texts.customer_participant_created_help}
            {...form.getInputProps('customer_participant_created', { type: 'checkbox' })}
          />
          <Checkbox
            label={texts.coupons_enabled}
            description={texts.coupons_enabled_help}
            {...form.getInputProps('coupons_enabled', { type: 'checkbox' })}
          />
          <SaveButton sending={sending} dirty={form.isDirty()} shown={may} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
