import { type ReactElement, useState } from 'react';
import { CheckboxGroup } from '../forms/checkbox-group.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { DateInput } from '../forms/date-input.tsx';
import { FormGrid } from '../forms/form-grid.tsx';
import { MoneyInput } from '../forms/money-input.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import { QuantityStepper } from '../forms/quantity-stepper.tsx';
import { ChoiceCards, RadioGroup } from '../forms/radio-group.tsx';
import { SearchInput } from '../forms/search-input.tsx';
import { Select } from '../forms/select.tsx';
import { Switch } from '../forms/switch.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Section } from '../layout/page.tsx';

const payments = [
  {
    value: 'online',
    label: 'En ligne',
    description: 'Bancontact, Visa, Mastercard',
    aside: '125,00 €',
  },
  {
    value: 'deposit',
    label: 'Acompte en ligne',
    description: 'Le solde avant le premier jour',
    aside: '50,00 €',
  },
  { value: 'wallet', label: 'Portefeuille', description: 'Solde insuffisant', disabled: true },
];

const meals = [
  { value: 'warm', label: 'Repas chaud', aside: '5,00 €' },
  { value: 'soup', label: 'Potage' },
];

export const GalleryForms = (): ReactElement => {
  const [payment, setPayment] = useState('online');
  const [meals_chosen, setMealsChosen] = useState(['warm']);
  const [cents, setCents] = useState<number | null>(1250);
  const [search, setSearch] = useState('cirque');
  const [count, setCount] = useState(1);
  return (
    <Section title="Formulaires">
      <SearchInput
        label="Rechercher"
        clear_label="Effacer"
        placeholder="Que cherchez-vous ?"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onClear={() => setSearch('')}
      />
      <FormGrid>
        <TextInput label="Prénom de l’enfant" required defaultValue="Lou" />
        <TextInput
          label="Adresse e-mail"
          required
          error="Cette adresse e-mail n’est pas complète."
          defaultValue="lou@"
        />
        <PasswordInput
          label="Mot de passe"
          description="Six caractères au moins."
          texts={{ show: 'Montrer', hide: 'Cacher' }}
          defaultValue="secret"
        />
        <DateInput label="Date de naissance" optional_mark="facultatif" />
        <Select
          label="Année scolaire"
          placeholder="Choisissez"
          choices={[{ value: '1', label: 'Première primaire' }]}
        />
        <MoneyInput label="Montant" language="fr" value={cents} onChange={setCents} />
        <TextInput label="Référence" disabled defaultValue="R-2041" />
      </FormGrid>
      <TextArea label="Remarques" placeholder="Allergies, doudou, ami avec qui être" />
      <ChoiceCards
        label="Comment payer ?"
        required
        choices={payments}
        value={payment}
        onChange={setPayment}
      />
      <FormGrid>
        <RadioGroup
          label="Taille du T-shirt"
          choices={[
            { value: 's', label: 'S' },
            { value: 'm', label: 'M' },
          ]}
          value="m"
          onChange={() => undefined}
          error="Choisissez une taille."
        />
        <CheckboxGroup
          label="Repas"
          choices={meals}
          value={meals_chosen}
          onChange={setMealsChosen}
        />
      </FormGrid>
      <Checkbox
        label="J’accepte les conditions générales"
        error="Acceptez les conditions pour continuer."
      />
      <Switch label="Recevoir la lettre d’information" defaultChecked />
      <QuantityStepper
        value={count}
        onChange={setCount}
        min={1}
        max={3}
        texts={{ label: 'Nombre de places', fewer: 'Moins', more: 'Plus' }}
      />
    </Section>
  );
};
