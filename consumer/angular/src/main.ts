import 'till-elements/elements/till-card-fields';
import 'till-elements/elements/till-mini-cart';

import { Component, CUSTOM_ELEMENTS_SCHEMA, ElementRef, signal, viewChild } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { TillEventMap } from 'till-elements';

@Component({
  selector: 'consumer-shop',
  template: `
    <till-mini-cart [maxItems]="3"><a href="/checkout/cart/">My Cart</a></till-mini-cart>
    <till-card-fields #card allowed-types="VI, MC" (till-card-type-changed)="changed($event)">
      Cards need JavaScript.
    </till-card-fields>
    <output id="card-type">{{ type() }}</output>
    <button type="button" id="read" (click)="readCard()">Read</button>
    <output id="card">{{ read() }}</output>
  `,
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
})
class Shop {
  readonly type = signal('none');
  readonly read = signal('');
  readonly card = viewChild<ElementRef<HTMLElementTagNameMap['till-card-fields']>>('card');

  changed({ detail }: TillEventMap['till-card-type-changed']): void {
    this.type.set(detail.type ?? 'none');
  }

  readCard(): void {
    this.read.set(String(this.card()?.nativeElement.readCard()));
  }
}

void bootstrapApplication(Shop);
