<?php
declare(strict_types=1);

namespace Till\Elements\Block;

use Magento\Checkout\Block\Cart\Shipping;

/**
 * What the cart page of a stock theme knows of the checkout, for a theme whose cart page does not.
 */
class CartConfiguration extends Shipping
{
    /**
     * The components of the stock page, and what layouts add to those of this block.
     *
     * @return string
     */
    public function getJsLayout()
    {
        /** @var \Till\Elements\ViewModel\StockLayout $stock */
        $stock = $this->getData('stock');
        $components = $stock->getComponents('checkout_cart_index', 'checkout.cart.shipping');
        $this->jsLayout = array_replace_recursive($components, $this->jsLayout);

        return parent::getJsLayout();
    }
}
