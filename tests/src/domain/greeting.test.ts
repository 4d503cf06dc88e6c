import { describe, expect, it } from 'vitest';
import { aroundName, boundCustomerText, boundGuestText } from '../../../src/domain/greeting';

const customerBinding = (literal: string): string =>
  `text: new String(${literal}).\n              replace('%1', customer().fullname)`;

describe('the texts of the platform’s greeting', () => {
  it.each([
    ["text: 'Default welcome msg!'", 'Default welcome msg!'],
    ['text: "Hello"', 'Hello'],
    [String.raw`text: 'Don\'t \u0022worry\x22'`, 'Don\'t "worry"'],
    // The platform does not escape apostrophes.
    ["text: 'Bienvenue à l'accueil'", "Bienvenue à l'accueil"],
    ["text: ''", ''],
    [String.raw`text: 'one\ntwo'`, 'one\ntwo'],
  ])('reads the literal of a guest’s binding: %s', (binding, text) => {
    expect(boundGuestText(binding)).toBe(text);
  });

  it.each([
    "text: $t('Hello')",
    "text: alert('Hello')",
    'text: name',
    "html: 'Hello'",
    "text: 'Hello",
    '',
  ])('reads no other expression: %s', (binding) => {
    expect(boundGuestText(binding)).toBeNull();
    expect(boundCustomerText(binding)).toBeNull();
  });

  it('reads the literal of a customer’s binding', () => {
    expect(boundCustomerText(customerBinding("'Welcome, %1!'"))).toBe('Welcome, %1!');
    expect(boundCustomerText(customerBinding("'L'accueil de %1'"))).toBe("L'accueil de %1");
    expect(boundCustomerText(customerBinding(String.raw`"%1 \"at home\""`))).toBe('%1 "at home"');
    expect(boundCustomerText(customerBinding('alert(1)'))).toBeNull();
  });

  it('finds the place of the name', () => {
    expect(aroundName('Welcome, %1!')).toEqual(['Welcome, ', '!']);
    expect(aroundName('Welcome!')).toBeNull();
  });
});
