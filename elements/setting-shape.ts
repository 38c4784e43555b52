/** The shape of a setting, as its schema says it in JSON: for forms, which load no schema. */
export interface SettingShape {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: SettingShape;
  readonly properties?: Readonly<Record<string, SettingShape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly anyOf?: readonly SettingShape[];
  /** The value when it is left out; null is one, undefined is none. */
  readonly default?: unknown;
}
