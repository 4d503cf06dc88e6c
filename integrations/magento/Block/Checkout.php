<?php
declare(strict_types=1);

namespace Till\Elements\Block;

use Magento\Checkout\Block\Onepage;

/**
 * The checkout of a theme that has none of the stock checkout.
 */
class Checkout extends Onepage
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
        $components = $stock->getComponents('checkout_index_index', 'checkout.root');
        $this->jsLayout = array_replace_recursive($components, $this->jsLayout);

        return parent::getJsLayout();
    }
}
